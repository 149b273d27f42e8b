import { addDays } from '@roomlark/contract/dates'
import { say } from '@roomlark/contract/say'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { type FormFields, formFields } from '../../../../parts/form/form-fields.tsx'
import { HotelChoice } from '../../../../parts/hotel-choice/hotel-choice.tsx'
import { PartyFields } from '../changes/party-fields.tsx'
import { nightsBetween } from '../stay-words.ts'
import type { CameBy, NewBookingValues } from './new-booking-values.ts'
import { PartnerField, useHasPartners } from './partner-field.tsx'

const form: FormFields<NewBookingValues> = formFields

const ways: Record<CameBy, string> = {
  phone: say('By phone'),
  'walk-in': say('Walk-in'),
  email: say('By email'),
  ota: say('Online travel agency (OTA)'),
  affiliate: say('Sent by a partner'),
  other: say('Other'),
}

/** `first` is the first day that can be booked: until noon that is last night. */
export function NewBookingStay({ first, hasSeveral }: { first: string; hasSeveral: boolean }) {
  const { control, setValue, getValues } = useFormContext<NewBookingValues>()
  const [checkInOn, checkOutOn, hotelId, cameBy] = useWatch({
    control,
    name: ['checkInOn', 'checkOutOn', 'hotelId', 'cameBy'],
  })
  const hasPartners = useHasPartners(hotelId)
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {hasSeveral ? (
        <Controller
          control={control}
          name="hotelId"
          render={({ field, fieldState }) => (
            <HotelChoice
              label={say('Hotel')}
              placeholder={say('Choose a hotel')}
              value={field.value || undefined}
              error={fieldState.error?.message}
              onChoose={(id) => {
                field.onChange(id ?? '')
                setValue('rooms', [])
                setValue('partnershipId', '')
                setValue('companyId', '')
                if (getValues('cameBy') === 'affiliate') setValue('cameBy', 'phone')
              }}
            />
          )}
        />
      ) : null}
      <form.Select
        name="cameBy"
        label={say('Source')}
        options={Object.fromEntries(
          Object.entries(ways).filter(([way]) => way !== 'affiliate' || hasPartners),
        )}
        className={hasSeveral ? '' : 'sm:col-span-2'}
      />
      {cameBy === 'affiliate' ? <PartnerField hotelId={hotelId} /> : null}
      <form.Text
        name="checkInOn"
        label={say('Check-in')}
        type="date"
        min={first}
        onChange={({ target }) => {
          // Moving the arrival past the departure still means a stay of one night.
          const next = target.value
          if (next && getValues('checkOutOn') <= next) setValue('checkOutOn', addDays(next, 1))
        }}
      />
      <form.Text
        name="checkOutOn"
        label={say('Check-out')}
        type="date"
        min={checkInOn ? addDays(checkInOn, 1) : first}
        hint={checkInOn && checkInOn < checkOutOn ? nightsBetween(checkInOn, checkOutOn) : undefined}
      />
      <Party />
    </div>
  )
}

function Party() {
  const { control, setValue } = useFormContext<NewBookingValues>()
  const [adults, childAges, rooms] = useWatch({ control, name: ['adults', 'childAges', 'rooms'] })
  return (
    <fieldset className="grid gap-4 sm:col-span-2">
      <legend className="sr-only">{say('Guests in a room')}</legend>
      <PartyFields
        value={{ adults, childAges }}
        onChange={(party) => {
          setValue('adults', party.adults, { shouldDirty: true })
          setValue('childAges', party.childAges, { shouldDirty: true })
        }}
      />
      {rooms.length > 0 ? (
        <p className="text-sm text-muted">
          {say('Prices are for these guests in one room. Each room that is chosen has its own.')}
        </p>
      ) : null}
    </fieldset>
  )
}
