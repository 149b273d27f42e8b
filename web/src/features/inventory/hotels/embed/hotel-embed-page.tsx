import type { BookingFrame } from '@roomlark/contract/guest-site/booking-frames'
import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useBookingFrame, useRemoveBookingFrame } from '../../../../data/booking-frames.ts'
import { useHotelSetup } from '../../../../data/hotel-setup.ts'
import { EmbedBuilder } from '../../../../parts/embed/embed-builder.tsx'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { May } from '../../../../session/may.tsx'
import { Button } from '../../../../ui/button.tsx'
import { HotelSubpage } from '../hotel-subpage.tsx'
import { FrameDialog } from './frame-dialog.tsx'

/** Page on which an owner makes the availability box for the hotel's own site. */
export function HotelEmbedPage() {
  return (
    <HotelSubpage
      title={say('Put it on your site')}
      tabTitle={(hotel) => say('Put {hotel} on your site', { hotel })}
      text={say('Your visitors check dates and prices without leaving your page.')}
    >
      {(hotel) => <OwnBuilder hotel={hotel} />}
    </HotelSubpage>
  )
}

function OwnBuilder({ hotel }: { hotel: Hotel }) {
  const { data: setup } = useHotelSetup(hotel.id)
  const { data: frame } = useBookingFrame(hotel.id)
  const isShown = hotel.isActive && setup?.isOnSale !== false
  return (
    <EmbedBuilder
      target={{ slug: hotel.slug, code: null, key: frame?.key ?? null }}
      isShown={isShown}
      assurances={[
        say('Prices are those of your calendar, with every tax'),
        say('The box sets no cookies on your site'),
      ]}
    >
      {frame === undefined ? null : <FrameRow hotelId={hotel.id} frame={frame} />}
    </EmbedBuilder>
  )
}

/** Destination of guests who have chosen dates in the box. */
function FrameRow({ hotelId, frame }: { hotelId: string; frame: BookingFrame | null }) {
  const [open, setOpen] = useState<'settings' | 'removal'>()
  const close = () => setOpen(undefined)
  return (
    <div className="grid gap-3 rounded-md bg-sunken p-3.5 text-[14px]">
      <div>
        <b className="font-medium">
          {frame ? say('Guests book on your website') : say('Guests book on Roomlark')}
        </b>
        <p className="text-muted wrap-anywhere">
          {frame
            ? frame.websites.map((website) => website.replace('https://', '')).join(', ')
            : say('They can also book in a window over your page, in your colour.')}
        </p>
      </div>
      <May do="change-offer" at={hotelId}>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={() => setOpen('settings')}>
            {frame ? say('Change') : say('Set up')}
          </Button>
          {frame ? (
            <Button variant="quiet" onClick={() => setOpen('removal')}>
              {say('Stop')}
            </Button>
          ) : null}
        </div>
      </May>
      {open === 'settings' ? <FrameDialog hotelId={hotelId} frame={frame} onClose={close} /> : null}
      {open === 'removal' ? <RemovalDialog hotelId={hotelId} onClose={close} /> : null}
    </div>
  )
}

function RemovalDialog({ hotelId, onClose }: { hotelId: string; onClose: () => void }) {
  const removal = useRemoveBookingFrame(hotelId)
  const form = useContractForm({
    send: () => removal.mutateAsync(),
    done: say('Guests book on Roomlark again.'),
  })
  return (
    <FormDialog
      form={form}
      title={say('Stop bookings on your website?')}
      description={say(
        'The box stays and leads to Roomlark again. Its key stops working for good, so you would paste a new snippet to start again.',
      )}
      submitLabel={say('Stop')}
      onClose={onClose}
    >
      {null}
    </FormDialog>
  )
}
