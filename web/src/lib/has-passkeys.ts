/** Tells whether the browser has passkeys here: it needs a secure connection, and JSON for what is exchanged. */
export function hasPasskeys(): boolean {
  return 'PublicKeyCredential' in window && 'parseRequestOptionsFromJSON' in PublicKeyCredential
}
