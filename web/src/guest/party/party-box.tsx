import { cx } from '../../lib/cx.ts'
import { fieldClass } from '../stay-dates.tsx'
import { PartyFields, type PartyProps, useParty } from './party-fields.tsx'

/** The party in one line that opens the fields. */
export function PartyBox(props: PartyProps & { isOpen: boolean }) {
  const { words, isOpen } = props
  const { party, setParty, line } = useParty(props)
  return (
    <details open={isOpen} data-popup="" className="relative">
      <summary className={cx(fieldClass, 'hover:bg-sunken')}>
        {words.guests}
        <b className="block truncate font-display text-md font-medium text-text">{line}</b>
      </summary>
      <div className="z-30 mt-2 grid gap-3 rounded-lg border border-border bg-raised p-4 md:absolute md:right-0 md:w-72 md:[box-shadow:var(--shadow-md)]">
        <PartyFields party={party} words={words} onChange={setParty} />
      </div>
    </details>
  )
}
