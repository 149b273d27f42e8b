import { partyLimits } from '@roomlark/contract/bookings/booking-input'
import { unknownAge } from '@roomlark/contract/guest-site/stay-form'
import { fill } from '@roomlark/contract/say'
import { useEffect, useState } from 'react'
import { buttonClass } from '../../ui/button-class.ts'
import { Plus } from '../../ui/icons/plus.ts'
import { X } from '../../ui/icons/x.ts'
import type { Texts } from '../texts/texts.ts'

export type ChildAgesProps = {
  /** The age of each child; `unknownAge` where none has been chosen yet. */
  ages: string[]
  words: Pick<Texts['search'], 'children' | 'childAge' | 'chooseAge' | 'addChild' | 'removeChild'>
  onChange?: (ages: string[]) => void
}

const allAges = Array.from({ length: partyLimits.childAge + 1 }, (_, age) => String(age))
/** Without script no field can be added, so these are there from the start. */
const spareFields = 4
const select = 'h-10 w-full min-w-0 rounded-md border border-control bg-surface px-3 text-text'

/** One list of ages for each child, so that nothing has to be typed or separated. */
export function ChildAges({ ages: first, words, onChange }: ChildAgesProps) {
  const [isEnhanced, setEnhanced] = useState(false)
  const [ages, setAges] = useState(first)
  useEffect(() => setEnhanced(true), [])
  const change = (next: string[]) => {
    setAges(next)
    onChange?.(next)
  }
  const shown = isEnhanced ? ages : [...ages, ...Array.from({ length: spareFields }, () => '')]
  return (
    <fieldset className="grid min-w-0 gap-2 text-sm text-muted">
      <legend className="mb-1">{words.children}</legend>
      {shown.slice(0, partyLimits.children).map((age, index) => {
        const number = index + 1
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: children have no other name than their number
          <div key={index} className="flex items-center gap-2">
            <select
              name="childAges"
              aria-label={fill(words.childAge, { number })}
              value={allAges.includes(age) ? age : age && unknownAge}
              onChange={({ target }) => change(ages.with(index, target.value))}
              className={select}
            >
              <option value={age && unknownAge}>{words.chooseAge}</option>
              {allAges.map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </select>
            {isEnhanced ? (
              <button
                type="button"
                aria-label={fill(words.removeChild, { number })}
                onClick={() => change(ages.filter((_, other) => other !== index))}
                className="grid size-10 shrink-0 place-items-center rounded-md hover:bg-sunken"
              >
                <X aria-hidden="true" className="size-[18px]" />
              </button>
            ) : null}
          </div>
        )
      })}
      {isEnhanced && ages.length < partyLimits.children ? (
        <button
          type="button"
          onClick={() => change([...ages, unknownAge])}
          className={`${buttonClass({ variant: 'secondary', size: 'sm' })} justify-self-start`}
        >
          <Plus aria-hidden="true" className="size-4" />
          {words.addChild}
        </button>
      ) : null}
    </fieldset>
  )
}
