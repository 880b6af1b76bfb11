const headerBytes = 22;

/** A square PNG as a Windows icon file, which old programs ask for. `edge` is in px, below 256. */
export function iconFile(png: Buffer, edge: number): Buffer {
  const header = Buffer.alloc(headerBytes);
  header.writeUInt16LE(1, 2); // an icon …
  header.writeUInt16LE(1, 4); // … with one picture
  header.writeUInt8(edge, 6);
  header.writeUInt8(edge, 7);
  header.writeUInt16LE(1, 10); // planes
  header.writeUInt16LE(32, 12); // bits of a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(headerBytes, 18);
  return Buffer.concat([header, png]);
}
