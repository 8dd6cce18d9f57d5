/** Returns the first e-mail address of a setting that may list several, separated by commas, semicolons or newlines. */
export const firstEmail = (setting = ''): string => (setting.split(/[,;\n]/)[0] ?? '').trim();
