/** The body of a call; every try of a delivery sends the same. */
export function formatPayload({ type, at, data }: { type: string; at: Date; data: object }): string {
  return JSON.stringify({ type, timestamp: at.toISOString(), data })
}
