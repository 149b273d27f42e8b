import type { GuestHotel } from '@roomlark/contract/guest-site/guest-hotels'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { buttonClass } from '../../ui/button-class.ts'
import { Fact } from '../../ui/fact.tsx'
import { Mail } from '../../ui/icons/mail.ts'
import { Phone } from '../../ui/icons/phone.ts'

/** Guests book with the hotel itself as long as they cannot book here. */
export function StayBooking({ hotel }: { hotel: GuestHotel }) {
  return (
    <aside
      aria-labelledby="stay-booking"
      className="rounded-lg border border-border bg-surface p-5 [box-shadow:var(--shadow-sm)] md:sticky md:top-5"
    >
      <h2 id="stay-booking">{say('Book with the hotel')}</h2>
      <p className="mt-1 text-muted">
        {say('Send the hotel your dates, and it will reply with rooms and prices.')}
      </p>
      <dl className="my-[18px] grid grid-cols-2 rounded-[11px] border border-control">
        <Fact term={say('Check-in')} className="px-3.5 py-[9px]">
          <Time>{say('from {checkInTime}', { checkInTime: hotel.checkInTime })}</Time>
        </Fact>
        <Fact term={say('Check-out')} className="border-l border-border px-3.5 py-[9px]">
          <Time>{say('until {checkOutTime}', { checkOutTime: hotel.checkOutTime })}</Time>
        </Fact>
      </dl>
      <div className="grid gap-2.5">
        <a
          href={`mailto:${hotel.contactEmail}?subject=${encodeURIComponent(`A stay at ${isolate(hotel.name)}`)}`}
          className={buttonClass({ size: 'lg', block: true })}
        >
          <Mail aria-hidden="true" className="size-[18px]" />
          {say('Email the hotel')}
        </a>
        {hotel.contactPhone ? (
          <a
            href={`tel:${hotel.contactPhone.replace(/[^\d+]/g, '')}`}
            className={buttonClass({ variant: 'secondary', block: true })}
          >
            <Phone aria-hidden="true" className="size-[18px]" />
            {hotel.contactPhone}
          </a>
        ) : null}
      </div>
    </aside>
  )
}

function Time({ children }: { children: ReactNode }) {
  return <span className="font-display text-md tracking-display">{children}</span>
}
