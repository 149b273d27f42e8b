import { say } from '@roomlark/contract/say'
import type { MouseEvent } from 'react'
import { useFormState } from 'react-hook-form'
import { cx } from '../../../../lib/cx.ts'
import { Check } from '../../../../ui/icons/check.ts'
import { sectionElementId } from './hotel-form-section.tsx'
import {
  type SectionId,
  type SectionState,
  sectionIds,
  sectionState,
  sections,
} from './hotel-form-sections.ts'
import { type HotelFormReturn, useFormValues } from './use-hotel-form.ts'

const stateWords: Record<SectionState, string> = {
  done: say('done##section of a form'),
  error: say('needs attention'),
  open: say('not finished'),
}

type HotelFormRailProps = { form: HotelFormReturn; photoCount: number; current: SectionId | undefined }

/** Shows the current section and what is left to do; each name links to its section. */
export function HotelFormRail({ form, photoCount, current }: HotelFormRailProps) {
  const values = useFormValues(form)
  const { errors } = useFormState({ control: form.control })
  const filled = { values, photoCount, errors: Object.keys(errors) }
  const states = new Map(sectionIds.map((id) => [id, sectionState(id, filled)]))
  const doneCount = sectionIds.filter((id) => states.get(id) === 'done').length
  return (
    <nav
      aria-label={say('Sections of the form')}
      className="sticky top-0 z-10 -mx-(--gutter) mb-3 bg-bg px-(--gutter) py-3"
    >
      <p className="sr-only">
        {say('{done} of {total} sections done', { done: doneCount, total: sectionIds.length })}
      </p>
      <ol className="flex items-center gap-1.5 desk:gap-2.5">
        {sectionIds.map((id, index) => (
          <li key={id} className="flex items-center gap-1.5 not-last:grow desk:gap-2.5">
            <RailLink id={id} state={states.get(id) ?? 'open'} isNow={id === current} />
            {index < sectionIds.length - 1 ? (
              <span aria-hidden="true" className="h-0.5 min-w-1 grow rounded-full bg-border" />
            ) : null}
          </li>
        ))}
      </ol>
      {/* Beside its dot there is no room for the name. */}
      <p aria-hidden="true" className="-mb-1 min-h-5 text-sm leading-5 font-strong md:hidden">
        {current ? sections[current].title : null}
      </p>
    </nav>
  )
}

function RailLink({ id, state, isNow }: { id: SectionId; state: SectionState; isNow: boolean }) {
  function go(event: MouseEvent) {
    event.preventDefault()
    const section = document.getElementById(sectionElementId(id))
    section?.scrollIntoView({ block: 'start' })
    section?.focus({ preventScroll: true })
  }
  return (
    <a
      href={`#${sectionElementId(id)}`}
      onClick={go}
      aria-current={isNow ? 'step' : undefined}
      className={cx(
        'flex min-h-8 items-center gap-2 rounded-sm text-sm whitespace-nowrap hover:text-text',
        isNow ? 'font-strong text-text' : 'text-muted',
      )}
    >
      <span
        aria-hidden="true"
        className={cx(
          'grid size-[18px] shrink-0 place-items-center rounded-full border-2 text-[11px] leading-none font-strong',
          state === 'done' && 'border-primary bg-primary text-on-primary',
          state === 'error' && 'border-error bg-error text-on-error',
          state === 'open' && !isNow && 'border-control',
          state === 'open' && isNow && 'border-[5px] border-accent',
        )}
      >
        {state === 'done' ? <Check className="size-3" strokeWidth={3} /> : null}
        {state === 'error' ? '!' : null}
      </span>
      <span className={isNow ? 'max-md:sr-only' : 'max-desk:sr-only'}>{sections[id].title}</span>
      <span className="sr-only">, {stateWords[state]}</span>
    </a>
  )
}
