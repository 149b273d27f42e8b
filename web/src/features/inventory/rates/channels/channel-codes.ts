type Coded = { id: string; code: string }

/** Suggests a code for what has this name, such as `SEA-VIEW-DOUBLE`; empty if nothing of it is a letter or a digit. */
export function suggestCode(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase()
  return plain
    .replace(/[^A-Z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-|-$/g, '')
}

/** What has no code is not connected. */
export function listCoded<Row extends Coded>(rows: readonly Row[]): Row[] {
  return rows.filter(({ code }) => code.trim() !== '')
}
