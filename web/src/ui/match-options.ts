export type Option = {
  value: string
  label: string
  /** Further words that find it, e.g. its code. */
  keywords?: string
}

/** The options that hold every typed word at the start of one of theirs; those that begin with it come first. */
export function matchOptions(options: readonly Option[], typed: string): readonly Option[] {
  const words = fold(typed).split(' ').filter(Boolean)
  if (words.length === 0) return options
  const query = words.join(' ')
  const found = options.flatMap((option) => {
    const label = fold(option.label)
    const text = ` ${label} ${fold(option.keywords ?? '')}`
    if (!words.every((word) => text.includes(` ${word}`))) return []
    const isCode = fold(option.keywords ?? '')
      .split(' ')
      .includes(query)
    return [{ option, rank: isCode ? 0 : label.startsWith(query) ? 1 : 2 }]
  })
  return found.sort((a, b) => a.rank - b.rank).map(({ option }) => option)
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+]+/gu, ' ')
    .trim()
}
