import { diffArrays, diffWordsWithSpace } from 'diff'

type Piece = { kind: 'same' | 'added' | 'removed'; text: string }

export type Hunk =
  | { kind: 'same'; paragraphs: number }
  | { kind: 'changed' | 'added' | 'removed'; pieces: Piece[] }

/** Two long texts that have little in common are shown one after the other instead. */
const patienceMs = 200

/** Compares two texts paragraph by paragraph, and changed paragraphs word by word. */
export function compareTexts(before: string, after: string): Hunk[] {
  const [from, to] = [splitParagraphs(before), splitParagraphs(after)]
  const parts = diffArrays(from, to, { timeout: patienceMs }) ?? [
    { removed: true, added: false, value: from },
    { removed: false, added: true, value: to },
  ]
  const hunks: Hunk[] = []
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at]
    const next = parts[at + 1]
    if (!part) break
    if (!part.added && !part.removed) hunks.push({ kind: 'same', paragraphs: part.value.length })
    else if (next && part.removed && next.added) {
      hunks.push({
        kind: 'changed',
        pieces: wordsBetween(joinParagraphs(part.value), joinParagraphs(next.value)),
      })
      at += 1
    } else {
      const kind = part.added ? 'added' : 'removed'
      hunks.push({ kind, pieces: [{ kind, text: joinParagraphs(part.value) }] })
    }
  }
  return hunks
}

export function isDifferent(hunks: readonly Hunk[]): boolean {
  return hunks.some(({ kind }) => kind !== 'same')
}

/** Below this share of common text, words struck and added in turn are harder to read than both texts. */
const leastInCommon = 0.4

function wordsBetween(before: string, after: string): Piece[] {
  const parts = diffWordsWithSpace(before, after, { timeout: patienceMs }) ?? []
  const pieces = parts.map<Piece>(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }))
  const common = pieces.reduce((sum, { kind, text }) => sum + (kind === 'same' ? text.length : 0), 0)
  if (common >= leastInCommon * Math.max(before.length, after.length)) return pieces
  return [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ]
}

/** Line breaks within a paragraph do not change its meaning. */
function splitParagraphs(text: string): string[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}

function joinParagraphs(paragraphs: readonly string[]): string {
  return paragraphs.join('\n\n')
}
