/** Whether this If-None-Match contains the tag (RFC 9110, section 13.1.2). */
export const isKnownTag = (tags: string | undefined, tag: string): boolean =>
  tags !== undefined && (tags.trim() === '*' || tags.includes(tag));
