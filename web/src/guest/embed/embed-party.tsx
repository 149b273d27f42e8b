import { buttonClass } from '../../ui/button-class.ts'
import { ChevronDown } from '../../ui/icons/chevron-down.ts'
import { PartyFields, useParty } from '../party/party-fields.tsx'
import type { EmbedBoxProps } from './embed-props.ts'

export function EmbedParty({ language, party: first, counts, searchWords, words }: EmbedBoxProps) {
  const { party, setParty, line } = useParty({ language, party: first, words: searchWords, counts })
  return (
    <details className="group">
      <summary className="flex min-h-[54px] items-center justify-between gap-2 rounded-md px-3.5 py-1.5 text-sm text-muted hover:bg-sunken">
        <span>
          {searchWords.guests}
          <b className="block font-display text-md font-medium text-text">{line}</b>
        </span>
        <ChevronDown aria-hidden="true" className="size-[18px] shrink-0 group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 px-3.5 pt-1 pb-3.5">
        <PartyFields party={party} words={searchWords} onChange={setParty} />
        <button type="submit" className={buttonClass({ variant: 'secondary' })}>
          {words.update}
        </button>
      </div>
    </details>
  )
}
