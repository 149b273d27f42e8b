import { type GuestProfile, GuestValues } from '@roomlark/contract/bookings/guests'
import { isolate } from '@roomlark/contract/isolate'
import { sayCountry } from '@roomlark/contract/places'
import { say } from '@roomlark/contract/say'
import { useDeferredValue, useId, useState } from 'react'
import { useGuest, useGuestChoices, useMergeGuest } from '../../../../data/guests.ts'
import { dayText } from '../../../../lib/day-words.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { FormDialog as Frame } from '../../../../ui/form-dialog.tsx'
import { languageName } from '../booking-words.ts'
import {
  askedValues,
  type ChosenField,
  differingFields,
  mergedForm,
  type ProfileForm,
  profileForm,
} from './guest-values.ts'
import { contactWords, staysWords } from './guest-words.ts'

type MergeDialogProps = { guest: GuestProfile; onClose: () => void }

/** First the other profile is found, then what stays is chosen. */
export function MergeDialog({ guest, onClose }: MergeDialogProps) {
  const [otherId, setOtherId] = useState<string>()
  const other = useGuest(otherId).data
  return otherId !== undefined && other ? (
    <ChooseValues guest={guest} other={other} onBack={() => setOtherId(undefined)} onClose={onClose} />
  ) : (
    <FindOther guest={guest} onChoose={setOtherId} onClose={onClose} />
  )
}

type FindOtherProps = MergeDialogProps & { onChoose: (id: string) => void }

function FindOther({ guest, onChoose, onClose }: FindOtherProps) {
  const [typed, setTyped] = useState(guest.name)
  const found = useGuestChoices(useDeferredValue(typed.trim().slice(0, 200)))
  const others = found.data?.data.filter(({ id }) => id !== guest.id) ?? []
  return (
    <Frame
      title={say('Merge guests')}
      description={say('Find the other profile of {guest}.', { guest: isolate(guest.name) })}
      submitLabel={say('Merge')}
      fault={found.isError ? say('The guests did not load. Please try again.') : undefined}
      onSubmit={() => undefined}
      onClose={onClose}
      actions={
        <Button variant="quiet" onClick={onClose}>
          {say('Cancel')}
        </Button>
      }
    >
      <TextField
        label={say('Search guests')}
        placeholder={say('Name, email or phone')}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div role="status" className="min-h-14">
        {found.data && others.length === 0 ? (
          <p className="text-muted">{say('No other guests were found.')}</p>
        ) : null}
        <ul className="grid gap-1.5">
          {others.map((other) => (
            <li key={other.id}>
              <button
                type="button"
                onClick={() => onChoose(other.id)}
                className="w-full rounded-[9px] border border-border px-3.5 py-2.5 text-left hover:bg-sunken"
              >
                <span className="block font-strong wrap-anywhere">{other.name}</span>
                <span className="block text-sm wrap-anywhere text-muted">
                  {[contactWords(other), staysWords(other)].filter(Boolean).join(', ')}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Frame>
  )
}

type ChooseValuesProps = MergeDialogProps & { other: GuestProfile; onBack: () => void }

function ChooseValues({ guest, other, onBack, onClose }: ChooseValuesProps) {
  const [one, two] = [profileForm(guest), profileForm(other)]
  const [taken, setTaken] = useState<ReadonlySet<ChosenField>>(new Set())
  const merge = useMergeGuest(guest.id)
  const { preferences, notes } = mergedForm(one, two, new Set())
  const form = useContractForm({
    schema: GuestValues,
    values: { preferences, notes },
    read: (texts) => askedValues({ ...mergedForm(one, two, taken), ...texts }),
    send: (values) =>
      merge.mutateAsync({
        otherId: other.id,
        values,
        version: guest.version,
        otherVersion: other.version,
      }),
    done: say('The two guests are one now.'),
    failed: say('Nothing was merged. Please try again.'),
    // Only the texts have fields of their own.
    fieldOf: (path) => (path === 'preferences' || path === 'notes' ? path : 'root'),
  })
  function choose(field: ChosenField, fromOther: boolean) {
    setTaken(new Set(fromOther ? [...taken, field] : [...taken].filter((name) => name !== field)))
  }
  return (
    <FormDialog
      form={form}
      title={say('Merge guests')}
      description={say('Stays, addresses and phone numbers of both are kept. This cannot be undone.')}
      submitLabel={say('Merge for good')}
      busyLabel={say('Merging')}
      isDanger
      onClose={onClose}
    >
      {differingFields(one, two).map((field) => (
        <FieldChoice
          key={field}
          field={field}
          values={[one, two]}
          isOther={taken.has(field)}
          onChoose={(fromOther) => choose(field, fromOther)}
        />
      ))}
      <form.Area name="preferences" label={say('Preferences')} rows={2} />
      <form.Area name="notes" label={say('Notes')} rows={3} />
      <Button variant="quiet" size="sm" className="justify-self-start" onClick={onBack}>
        {say('Choose another guest')}
      </Button>
    </FormDialog>
  )
}

const fieldNames: Record<ChosenField, string> = {
  name: say('Name'),
  email: say('Email'),
  phone: say('Phone'),
  country: say('Country'),
  language: say('Language'),
  birthday: say('Date of birth'),
}

type FieldChoiceProps = {
  field: ChosenField
  values: readonly [ProfileForm, ProfileForm]
  isOther: boolean
  onChoose: (fromOther: boolean) => void
}

function FieldChoice({ field, values, isOther, onChoose }: FieldChoiceProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 text-[14px] font-[560]">{fieldNames[field]}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {values.map((value, index) => (
          <label
            key={value[field]}
            className="flex min-h-11 items-center gap-2.5 rounded-[9px] border border-control px-3 py-2 has-checked:border-primary has-checked:bg-primary-soft"
          >
            <input
              type="radio"
              name={name}
              checked={isOther === (index === 1)}
              onChange={() => onChoose(index === 1)}
              className="size-4 accent-primary"
            />
            <span className="min-w-0 wrap-anywhere">{shown(field, value[field])}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function shown(field: ChosenField, value: string): string {
  if (field === 'country') return sayCountry(value)
  if (field === 'language') return languageName(value)
  return field === 'birthday' ? dayText(value) : value
}
