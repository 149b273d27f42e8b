/** The fields that a call asked to be sent as objects instead of ids, such as `payment_intent.latest_charge`. */
export type Expand = readonly string[]

/** Returns what is asked for inside of a field, or null if the field itself is not. */
export function within(expand: Expand, field: string): Expand | null {
  const paths = expand.filter((path) => path === field || path.startsWith(`${field}.`))
  return paths.length === 0 ? null : paths.map((path) => path.slice(field.length + 1)).filter(Boolean)
}

/** Sends a row as its id or, if the call asked for it, as an object. */
export function link<Row, T>(
  table: Map<string, Row>,
  id: string | null,
  inner: Expand | null,
  render: (row: Row, expand: Expand) => T,
): string | T | null {
  const row = id === null ? undefined : table.get(id)
  return inner && row ? render(row, inner) : id
}

export const nobody = { address: null, email: null, name: null, phone: null, tax_id: null }
