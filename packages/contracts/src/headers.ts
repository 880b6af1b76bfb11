/** The cookie that a browser repeats in the header, which a page of another site cannot. */
export const forgeryCookie = 'XSRF-TOKEN';
export const forgeryHeader = 'x-xsrf-token';

/** By which a device asks for its own place and progress; a header, because addresses end up in logs. */
export const deviceHeader = 'x-device-id';
