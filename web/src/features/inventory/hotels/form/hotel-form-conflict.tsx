import { type HotelField, type HotelFormValues, hotelFields } from '@roomlark/contract/inventory/hotel-fields'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { cx } from '../../../../lib/cx.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { fieldWords } from './hotel-form-field-words.ts'
import { differences, merge, type Side } from './hotel-form-merge.ts'

type ConflictDialogProps = {
  /** Values of the form when it was opened. */
  base: HotelFormValues
  mine: HotelFormValues
  theirs: HotelFormValues
  onMerge: (merged: HotelFormValues) => void
  onClose: () => void
}

/** Chooses between the user's version and the newer one, field by field or all at once; saving comes later. */
export function ConflictDialog({ base, mine, theirs, onMerge, onClose }: ConflictDialogProps) {
  const [found] = useState(() => differences(base, mine, theirs))
  const [choices, setChoices] = useState<ReadonlyMap<HotelField, Side>>(
    () => new Map(found.map(({ field, suggested }) => [field, suggested])),
  )
  const chooseAll = (side: Side) => setChoices(new Map(found.map(({ field }) => [field, side])))
  return (
    <Dialog
      title={say('Compare the versions')}
      description={say(
        '{fields, plural, one {One field differs} other {# fields differ}}. Choose what to keep; nothing is saved until you press Save changes.',
        { fields: found.length },
      )}
      onClose={onClose}
    >
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => chooseAll('mine')}>
          {say('Keep all mine')}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => chooseAll('theirs')}>
          {say('Take all theirs')}
        </Button>
      </div>
      <div className="mt-4 grid gap-4">
        {found.map(({ field }) => (
          <fieldset key={field}>
            <legend className="mb-1.5 text-[14px] font-[560]">{hotelFields[field].label}</legend>
            <div className="grid gap-2 sm:grid-cols-2">
              {(['mine', 'theirs'] as const).map((side) => (
                <SideChoice
                  key={side}
                  name={`conflict-${field}`}
                  label={side === 'mine' ? say('Keep mine') : say('Take theirs')}
                  words={fieldWords(field, side === 'mine' ? mine : theirs)}
                  isChosen={choices.get(field) === side}
                  onChoose={() => setChoices(new Map(choices).set(field, side))}
                />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <div className="mt-6 flex justify-end gap-2.5">
        <Button variant="quiet" onClick={onClose}>
          {say('Cancel')}
        </Button>
        <Button onClick={() => onMerge(merge(mine, theirs, choices))}>{say('Use these')}</Button>
      </div>
    </Dialog>
  )
}

type SideChoiceProps = {
  name: string
  label: string
  words: string
  isChosen: boolean
  onChoose: () => void
}

function SideChoice({ name, label, words, isChosen, onChoose }: SideChoiceProps) {
  return (
    <label
      className={cx(
        'flex cursor-pointer gap-2.5 rounded-[12px] border p-3 text-[14px] leading-5 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring',
        isChosen ? 'border-primary bg-primary-soft' : 'border-border',
      )}
    >
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        className="mt-[3px] accent-primary"
      />
      <span className="min-w-0 wrap-anywhere">
        <span className="block text-sm text-muted">{label}</span>
        <span dir="auto" className="line-clamp-6 whitespace-pre-line wrap-anywhere">
          {words || say('Empty')}
        </span>
      </span>
    </label>
  )
}
