/** A line as a file has it, before it is known whether it is new. */
export type FileLine = {
  /** What the bank calls it; undefined where it has no name of its own. */
  bankId: string | undefined
  bookedOn: string
  amountCents: number
  party: string
  reference: string
  details: string
}

export type ReadStatement = {
  /** Null where the file does not say it. */
  iban: string | null
  currency: string | null
  closing: { onDay: string; cents: number } | null
  lines: FileLine[]
}
