export const rooms: Readonly<Record<string, readonly (readonly string[])[]>>;
