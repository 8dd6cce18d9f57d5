/** The first of the e-mail addresses in a setting, which may contain several, separated by commas. */
export const firstAddress = (setting = ''): string => (setting.split(/[,;\n]/)[0] ?? '').trim();
