/** `names` are the numbers by which a bank may call it: of its statement, of its run, and what somebody gave it. */
type Posting = { openCents: number; names: readonly string[] }
type Line = { id: number; openCents: number; text: string }

/** Blanks, dashes and slashes come and go between a paper, a bank and its file. */
function strip(text: string): string {
  return text.toUpperCase().replaceAll(/[\s/_.-]/g, '')
}

/**
 * Finds what lines are by the numbers that they name. All that a line names, or one of them alone, has to be its whole
 * amount to the cent; what is less certain is left to somebody who looks.
 */
export function findMatches<Open extends Posting>(
  lines: readonly Line[],
  postings: readonly Open[],
): Map<number, Open[]> {
  const left = new Set(postings)
  const found = new Map<number, Open[]>()
  const named = postings.map((posting) => ({
    posting,
    names: posting.names.map(strip).filter((name) => name.length >= 4),
  }))
  for (const { id, openCents, text } of lines) {
    const searched = strip(text)
    const meant = named
      .filter(({ posting, names }) => left.has(posting) && names.some((name) => searched.includes(name)))
      .map(({ posting }) => posting)
      .filter((posting) => posting.openCents > 0 === openCents > 0)
    const sum = meant.reduce((total, posting) => total + posting.openCents, 0)
    const alone = meant.filter((posting) => posting.openCents === openCents)
    const match = meant.length > 0 && sum === openCents ? meant : alone.length === 1 ? alone : []
    if (match.length === 0) continue
    for (const posting of match) left.delete(posting)
    found.set(id, match)
  }
  return found
}
