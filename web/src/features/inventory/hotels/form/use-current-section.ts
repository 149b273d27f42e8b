import { type FocusEvent, type RefObject, useEffect, useState } from 'react'
import { isSectionId, type SectionId, sectionIds } from './hotel-form-sections.ts'

/** The section the user is working in: the one with the focus or, once that is out of view, the first visible one. */
export function useCurrentSection(form: RefObject<HTMLFormElement | null>) {
  const [focused, setFocused] = useState<SectionId | null>(null)
  const [inSight, setInSight] = useState<ReadonlySet<SectionId>>(new Set())

  useEffect(() => {
    const seen = new Set<SectionId>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = findSection(target)
          if (id && isIntersecting) seen.add(id)
          else if (id) seen.delete(id)
        }
        setInSight(new Set(seen))
      },
      // Only the area below the rail, in the upper half of the window, counts.
      { rootMargin: '-80px 0px -50% 0px' },
    )
    for (const section of form.current?.querySelectorAll('[data-section]') ?? []) observer.observe(section)
    return () => observer.disconnect()
  }, [form])

  const current = focused && inSight.has(focused) ? focused : sectionIds.find((id) => inSight.has(id))
  function follow({ target }: FocusEvent) {
    setFocused(findSection(target))
    // Browsers scroll only the caret of a text area into view, and the bar may cover the rest.
    if (target.matches('textarea')) target.scrollIntoView({ block: 'nearest' })
  }
  return { current, follow }
}

function findSection(element: Element): SectionId | null {
  const id = element.closest('[data-section]')?.getAttribute('data-section') ?? ''
  return isSectionId(id) ? id : null
}
