import type { Booking } from '@roomlark/contract/bookings/booking'
import {
  CreditReason,
  type Invoice,
  type InvoiceDraft,
  type InvoiceKind,
  type IssueInput,
} from '@roomlark/contract/bookings/invoices'
import { say } from '@roomlark/contract/say'

import { useInvoiceDraft, useIssueInvoice } from '../../../../data/invoices.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { CardError, CardSkeleton } from '../../../../ui/card-states.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { MissingNote } from './missing-note.tsx'
import { PaperContent } from './paper-content.tsx'

type IssueDialogProps = {
  booking: Pick<Booking, 'id' | 'hotelId'>
  position: number
  series: IssueInput['kind']
  /** In place of the usual words, where something else follows. */
  submitLabel?: string
  onIssued?: (paper: Invoice) => void
  onClose: () => void
}

/** A number cannot be given back, so whoever issues a paper first sees what will be on it. */
export function IssueDialog(props: IssueDialogProps) {
  const { booking, position, series, onClose } = props
  const draft = useInvoiceDraft(booking.id, position, series)
  if (draft.data) return <IssueForm {...props} draft={draft.data} />
  return (
    <Dialog
      title={say('Issue an invoice or receipt')}
      description={say('Its present content.')}
      onClose={onClose}
    >
      <div className="mt-4">
        {draft.isPending ? <CardSkeleton /> : <CardError retry={() => void draft.refetch()} />}
      </div>
    </Dialog>
  )
}

const words: Record<InvoiceKind, { title: string; submit: string }> = {
  invoice: { title: say('Issue this invoice?'), submit: say('Issue invoice') },
  'credit-note': { title: say('Issue this credit note?'), submit: say('Issue credit note') },
  receipt: { title: say('Issue this receipt?'), submit: say('Issue receipt') },
}

function IssueForm(props: IssueDialogProps & { draft: InvoiceDraft }) {
  const { booking, position, series, draft, submitLabel, onIssued, onClose } = props
  const issuing = useIssueInvoice(booking.id)
  const isCredit = draft.kind === 'credit-note'
  const form = useContractForm({
    schema: CreditReason,
    values: { reason: '' },
    // Only a credit note has a reason.
    read: ({ reason }) => ({ reason: isCredit ? reason : '-' }),
    send: ({ reason }) => {
      const expectedTotalCents = draft.totalCents
      return issuing.mutateAsync({ position, kind: series, expectedTotalCents, ...(isCredit && { reason }) })
    },
    done: (_, { invoices: [first] }) =>
      first ? say('{number} is issued.', { number: first.number }) : say('It is issued.'),
    failed: say('Nothing was issued. Please try again.'),
  })
  return (
    <FormDialog
      form={form}
      title={words[draft.kind].title}
      description={say('It gets its number now and cannot be changed afterwards.')}
      submitLabel={submitLabel ?? words[draft.kind].submit}
      busyLabel={say('Issuing')}
      isReady={draft.missing.length === 0}
      onClose={onClose}
      onDone={({ invoices: [first] }) => first && onIssued?.(first)}
    >
      <PaperContent draft={draft} />
      <MissingNote
        hotelId={booking.hotelId}
        missing={draft.missing}
        describePayer={(fields) =>
          say('Missing about who pays: {fields}. Enter it under Change who pays.', { fields })
        }
      />
      {isCredit ? <form.Area name="reason" label={say('Why')} rows={2} /> : null}
    </FormDialog>
  )
}
