/** Where forms are sent: an address or a root-relative path; empty if this site takes no messages. */
export const formsEndpoint = (): string => {
  const endpoint = (import.meta.env.VITE_FORMS_ENDPOINT ?? '').trim() || '/forms';
  return endpoint === 'none' ? '' : endpoint;
};
