/** This address appears on every page and in every email. */
export const supportEmail = 'support@roomlark.example'
