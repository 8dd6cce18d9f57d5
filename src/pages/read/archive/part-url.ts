/** What stands for a file in an archive where its position is stored: no address of the server. */
export const partUrl = (archive: string, part: string): string => `${archive}#${part}`;

/** The name of a file in an archive, without its folders. */
export const partName = (part: string): string => part.split('/').at(-1) ?? part;
