export const supportEmail = 'support@roomlark.example'
