/** Where forms are sent: an address or a root-relative path; empty if this site delivers none. */
export const formsEndpoint = (): string => (import.meta.env.VITE_FORMS_ENDPOINT ?? '').trim();
