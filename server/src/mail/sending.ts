/**
 * An email that another server is sending is left to it for so long. This is longer than any mail server may take, so
 * after that the other one must have died.
 */
export const forgottenAfterMs = 60_000

/** By then another server may have finished with the email; otherwise this is repeated. */
export const askAgainSeconds = 5
