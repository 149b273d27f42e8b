import { useEffect, useState } from 'react'
import { type Article, articles } from './articles.ts'

type Search = (question: string) => Article[]

/** The index is loaded with the first search; null until then. */
export function useHelpSearch(question: string): { found: Article[] | null; isBroken: boolean } {
  const [search, setSearch] = useState<Search | null>(null)
  const [isBroken, setIsBroken] = useState(false)
  const isAsked = question.trim() !== ''
  useEffect(() => {
    if (!isAsked || search) return
    let isHere = true
    import('./help-search.ts').then(
      ({ createHelpSearch }) => isHere && setSearch(() => createHelpSearch(articles)),
      () => isHere && setIsBroken(true),
    )
    return () => {
      isHere = false
    }
  }, [isAsked, search])
  return { found: search && isAsked ? search(question) : null, isBroken }
}
