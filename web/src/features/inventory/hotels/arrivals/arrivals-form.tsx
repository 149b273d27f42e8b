import { type HotelArrivals, HotelArrivalsInput } from '@roomlark/contract/bookings/arrivals'
import type { Hotel } from '@roomlark/contract/inventory/hotels'
import type { RoomType } from '@roomlark/contract/inventory/rooms'
import { say } from '@roomlark/contract/say'
import { useSaveHotelArrivals } from '../../../../data/arrivals.ts'
import { FormBody } from '../../../../parts/form/form-body.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card, CardHead } from '../../../../ui/card.tsx'

type ArrivalsFormProps = { hotel: Hotel; arrivals: HotelArrivals; types: readonly RoomType[] }

export function ArrivalsForm({ hotel, arrivals, types }: ArrivalsFormProps) {
  const save = useSaveHotelArrivals(hotel.id)
  const rooms = types.flatMap((type) => type.rooms.map((room) => ({ ...room, type: type.name })))
  const toValues = ({ version: _, roomCodes, ...values }: HotelArrivals) => ({
    ...values,
    roomCodes: rooms.map(({ id }) => ({
      roomId: id,
      code: roomCodes.find(({ roomId }) => roomId === id)?.code ?? '',
    })),
  })
  const form = useContractForm({
    schema: HotelArrivalsInput,
    values: toValues(arrivals),
    read: (values) => ({ ...values, version: arrivals.version }),
    send: save.mutateAsync,
    done: say('Saved. Guests see it from now on.'),
    failed: say('Nothing was saved. Please try again.'),
  })
  return (
    <FormBody
      form={form}
      onDone={(saved) => form.reset(toValues(saved))}
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      <Card>
        <CardHead
          title={say('How to find you')}
          subtitle={say('Shown from the booking to the departure, and not if it is cancelled.')}
        />
        <form.Area
          name="directions"
          label={say('Directions')}
          hint={say(
            'From the station or the motorway, where to park, which door. Guests read it as you write it.',
          )}
          rows={5}
        />
      </Card>
      <Card>
        <CardHead
          title={say('How to get in')}
          subtitle={say(
            'Shown from {time} on the day of arrival, or once you have checked the guest in, until check-out. We store it encrypted.',
            { time: hotel.checkInTime },
          )}
        />
        <div className="grid gap-5">
          <form.Area
            name="wayIn"
            label={say('The way in')}
            hint={say('Such as the key box beside the gate, or whom to ring after ten.')}
            rows={3}
          />
          <div className="grid items-start gap-4 md:grid-cols-3">
            <form.Text name="doorCode" label={say('Code of the front door')} />
            <form.Text name="wifiName" label={say('Wi-Fi network')} />
            <form.Text name="wifiPassword" label={say('Wi-Fi password')} />
          </div>
          {rooms.length > 0 ? (
            <details open={arrivals.roomCodes.length > 0}>
              <summary className="w-fit cursor-pointer rounded-sm font-medium text-primary-text">
                {say('Codes of rooms')}
              </summary>
              <p className="mt-1 mb-3 text-[14px] text-muted">
                {say('A guest sees the code of a room once you have assigned it.')}
              </p>
              <div className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5">
                {rooms.map(({ id, number, type }, index) => (
                  <form.Text
                    key={id}
                    name={`roomCodes.${index}.code`}
                    label={say('Room {number}', { number })}
                    hint={type}
                  />
                ))}
              </div>
            </details>
          ) : null}
          <form.Fault />
        </div>
      </Card>
      <Card>
        <CardHead
          title={say('Online check-in')}
          subtitle={say(
            'From three days before the arrival, guests enter who comes and what the law asks, and sign. An email invites them.',
          )}
        />
        <form.Switch
          name="takesCheckIn"
          label={say('Guests check in online')}
          hint={say('If off, they register at the desk')}
        />
      </Card>
      <div className="flex justify-end">
        <Button
          type="submit"
          disabled={!form.formState.isDirty}
          busy={form.formState.isSubmitting && say('Saving...')}
        >
          {say('Save')}
        </Button>
      </div>
    </FormBody>
  )
}
