import type { BookingSummary } from '@roomlark/contract/bookings/booking'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useFolio } from '../../../../data/folios.ts'
import { CardError, CardSkeleton } from '../../../../ui/card-states.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Plus } from '../../../../ui/icons/plus.ts'
import { ReceiptText } from '../../../../ui/icons/receipt-text.ts'
import { Wallet } from '../../../../ui/icons/wallet.ts'
import { ChargeDialog } from '../folio/charge-dialog.tsx'
import { IssueDialog } from '../folio/issue-dialog.tsx'
import { PaymentDialog } from '../folio/payment-dialog.tsx'
import { useSavePaper } from '../folio/use-save-paper.ts'

const acts = {
  charge: { icon: Plus, say: (guest: string) => say('Add charge: {guest}', { guest }) },
  payment: { icon: Wallet, say: (guest: string) => say('Record payment: {guest}', { guest }) },
  invoice: { icon: ReceiptText, say: (guest: string) => say('Invoice or receipt: {guest}', { guest }) },
}
type Act = keyof typeof acts
type ActedOn = Pick<BookingSummary, 'id' | 'hotelId' | 'guestName'>

/** Leads from a row of the day straight to what guests ask for most. */
export function DayActs({ booking }: { booking: ActedOn }) {
  const [asked, setAsked] = useState<Act | null>(null)
  const savePaper = useSavePaper(booking.id)
  const close = () => setAsked(null)
  return (
    <div className="ml-auto flex">
      {(Object.keys(acts) as Act[]).map((act) => {
        const { icon: Icon, say: name } = acts[act]
        const label = name(booking.guestName)
        return (
          <IconButton
            key={act}
            label={label}
            title={label}
            className="max-md:size-11"
            onClick={() => setAsked(act)}
          >
            <Icon aria-hidden="true" className="size-[18px]" />
          </IconButton>
        )
      })}
      {asked === 'invoice' ? (
        <IssueDialog booking={booking} position={1} series="invoice" onIssued={savePaper} onClose={close} />
      ) : null}
      {asked === 'charge' || asked === 'payment' ? (
        <FolioDialog booking={booking} act={asked} onClose={close} />
      ) : null}
    </div>
  )
}

type FolioDialogProps = { booking: ActedOn; act: 'charge' | 'payment'; onClose: () => void }

function FolioDialog({ booking, act, onClose }: FolioDialogProps) {
  const folio = useFolio(booking.id)
  if (folio.data) {
    const open = folio.data.folios.find(({ balanceCents }) => balanceCents !== 0)
    const asked = { folio: folio.data, position: open?.position ?? 1, onClose }
    return act === 'charge' ? <ChargeDialog {...asked} /> : <PaymentDialog {...asked} kind="payment" />
  }
  return (
    <Dialog
      title={say('Folio')}
      description={say('What {guest} owes and has paid.', { guest: booking.guestName })}
      onClose={onClose}
    >
      <div className="mt-4">
        {folio.isPending ? <CardSkeleton /> : <CardError retry={() => void folio.refetch()} />}
      </div>
    </Dialog>
  )
}
