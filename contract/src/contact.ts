/** Whom to write to, on every page and in every mail. */
export const supportEmail = 'support@roomlark.example'
