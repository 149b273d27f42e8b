export type Attempt = { body: string; key: string }

/** The same form data is the same attempt, however often it is sent; changed data is a new attempt. */
export function attemptFor(last: Attempt | null, body: string): Attempt {
  if (last?.body === body) return last
  // Not randomUUID, which is missing on pages not served over https.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return { body, key: Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('') }
}
