import {
  type NearbyKind,
  NearbyPlace,
  nearbyKindNames,
  nearbyKinds,
  nearbyLimits,
  readDistance,
} from '@roomlark/contract/inventory/nearby'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { typedNumber } from '../../../../lib/format-number.ts'
import { Button } from '../../../../ui/button.tsx'
import { FieldNote, TextField } from '../../../../ui/field.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Plus } from '../../../../ui/icons/plus.ts'
import { X } from '../../../../ui/icons/x.ts'
import { SelectField } from '../../../../ui/select-field.tsx'
import { OptionalField } from './hotel-form-section.tsx'
import type { HotelFormReturn } from './use-hotel-form.ts'

/** Places that guests want to be near, and how far they are. */
export function NearbyFields({ form }: { form: HotelFormReturn }) {
  const { field, fieldState } = useController({ control: form.control, name: 'nearby' })
  const places = field.value
  const isFaulty = fieldState.error !== undefined
  const change = (index: number, part: Partial<NearbyPlace>) =>
    field.onChange(places.map((place, at) => (at === index ? { ...place, ...part } : place)))
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="mb-1.5 text-[14px] leading-5 font-[560]">
        <OptionalField name="nearby" />
      </legend>
      <p className="mb-2.5 text-sm text-muted">
        {say(
          'Guests read how far it is to the centre, the station or the beach, and search shows the centre.',
        )}
      </p>
      <div className="grid gap-3">
        {places.map((place, index) => (
          <NearbyRow
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows have nothing else that lasts
            key={index}
            number={index + 1}
            place={place}
            isFaulty={isFaulty}
            onChange={(part) => change(index, part)}
            onBlur={field.onBlur}
            onRemove={() => field.onChange(places.filter((_, at) => at !== index))}
          />
        ))}
      </div>
      <FieldNote id="nearby-note" error={fieldState.error?.message} />
      {places.length < nearbyLimits.places ? (
        <Button
          variant="quiet"
          size="sm"
          className="mt-1.5"
          onClick={() =>
            field.onChange([...places, { kind: nextKind(places), name: '', meters: Number.NaN }])
          }
        >
          <Plus aria-hidden="true" className="size-4" />
          {say('Add a place')}
        </Button>
      ) : null}
    </fieldset>
  )
}

/** The first kind that is not there yet. */
function nextKind(places: readonly NearbyPlace[]): NearbyKind {
  return nearbyKindNames.find((kind) => places.every((place) => place.kind !== kind)) ?? 'centre'
}

type NearbyRowProps = {
  number: number
  place: NearbyPlace
  /** True if errors are to be shown already. */
  isFaulty: boolean
  onChange: (part: Partial<NearbyPlace>) => void
  onBlur: () => void
  onRemove: () => void
}

function NearbyRow({ number, place, isFaulty, onChange, onBlur, onRemove }: NearbyRowProps) {
  const distance = useDistanceText(place.meters, (meters) => onChange({ meters }))
  const issues = isFaulty ? (NearbyPlace.safeParse(place).error?.issues ?? []) : []
  const findMessage = (part: keyof NearbyPlace) => issues.find(({ path }) => path[0] === part)?.message
  return (
    <div className="flex flex-wrap items-start gap-2.5">
      <SelectField
        label={<span className="sr-only">{say('Kind of place {number}', { number })}</span>}
        value={place.kind}
        onChange={({ target }) =>
          onChange({ kind: nearbyKindNames.find((kind) => kind === target.value) ?? place.kind })
        }
        onBlur={onBlur}
        className="-mt-1.5 min-w-36 grow basis-36"
      >
        {nearbyKindNames.map((kind) => (
          <option key={kind} value={kind}>
            {nearbyKinds[kind]}
          </option>
        ))}
      </SelectField>
      <TextField
        label={<span className="sr-only">{say('Name of place {number}', { number })}</span>}
        placeholder={say('Name (optional)')}
        value={place.name}
        onChange={({ target }) => onChange({ name: target.value })}
        onBlur={onBlur}
        error={findMessage('name')}
        autoComplete="off"
        className="-mt-1.5 min-w-36 grow basis-40"
      />
      <TextField
        {...distance}
        label={<span className="sr-only">{say('Distance to place {number}', { number })}</span>}
        placeholder={say('Such as 350 m')}
        onBlur={onBlur}
        error={findMessage('meters')}
        autoComplete="off"
        className="-mt-1.5 w-36 grow sm:grow-0"
      />
      <IconButton label={say('Remove place {number}', { number })} onClick={onRemove}>
        <X aria-hidden="true" className="size-[18px]" />
      </IconButton>
    </div>
  )
}

/** Stays as typed, and follows when the distance is changed from elsewhere. */
function useDistanceText(meters: number, onChange: (meters: number) => void) {
  const [text, setText] = useState(writeDistance(meters))
  const [seen, setSeen] = useState(meters)
  if (!Object.is(seen, meters)) {
    setSeen(meters)
    if (!Object.is(readDistance(text), meters)) setText(writeDistance(meters))
  }
  return {
    value: text,
    onChange({ target }: { target: { value: string } }) {
      setText(target.value)
      onChange(readDistance(target.value))
    },
  }
}

/** As a field holds it, so that what is read again is the same. */
function writeDistance(meters: number): string {
  if (Number.isNaN(meters)) return ''
  return meters < 1000 ? `${meters} m` : `${typedNumber(meters / 1000)} km`
}
