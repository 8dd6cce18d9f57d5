import type { ReactNode } from 'react';

/** The specimens of the page: by file below `src`, and by state. */
export type Parts = Readonly<Record<`${string}/${string}`, Readonly<Record<string, ReactNode>>>>;

export const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung';
export const longText = `Terms of reference for the field officer in Herat, Badghis and Ghor: ${longWord}`;

export const nothing = () => undefined;
