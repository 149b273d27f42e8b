import type { CompanyProfile } from '@roomlark/contract/bookings/company-profiles'
import type { InvoiceDraft } from '@roomlark/contract/bookings/invoices'
import { say } from '@roomlark/contract/say'
import { useBillDraft, useBillPreview, useIssueBill } from '../../../../data/company-bills.ts'
import { getErrorMessage } from '../../../../lib/api-error.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { Button } from '../../../../ui/button.tsx'
import { CardSkeleton } from '../../../../ui/card-states.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { CircleAlert } from '../../../../ui/icons/circle-alert.ts'
import { Note } from '../../../../ui/note.tsx'
import { MissingNote } from '../folio/missing-note.tsx'
import { PaperContent } from '../folio/paper-content.tsx'

type BillDialogProps = {
  profile: CompanyProfile
  folioIds: string[]
  onClose: () => void
  onIssued: () => void
}

/** A number cannot be given back, so whoever issues a bill first sees what will be on it. */
export function BillDialog(props: BillDialogProps) {
  const { profile, folioIds, onClose } = props
  const draft = useBillDraft(profile.id, folioIds)
  if (draft.data) return <BillForm {...props} draft={draft.data} />
  return (
    <Dialog title={say('Issue this bill?')} description="" onClose={onClose}>
      <div className="mt-4">
        {draft.isPending ? (
          <CardSkeleton />
        ) : (
          <Note tone="error" icon={<CircleAlert />} role="alert">
            {getErrorMessage(draft.error, say('The bill cannot be shown. Please try again.'))}
          </Note>
        )}
      </div>
    </Dialog>
  )
}

function BillForm({
  profile,
  folioIds,
  draft,
  onClose,
  onIssued,
}: BillDialogProps & { draft: InvoiceDraft }) {
  const issuing = useIssueBill(profile.id)
  const preview = useBillPreview(profile.id)
  const form = useContractForm({
    send: () => issuing.mutateAsync({ folioIds, expectedTotalCents: draft.totalCents }),
    done: say('The bill is issued.'),
    failed: say('The bill was not issued. Please try again.'),
  })
  return (
    <FormDialog
      form={form}
      title={say('Issue this bill?')}
      description={say('It gets its number now and cannot be changed afterwards.')}
      submitLabel={say('Issue bill')}
      busyLabel={say('Issuing')}
      isReady={draft.missing.length === 0}
      extra={
        <Button
          variant="secondary"
          className="mr-auto"
          busy={preview.isPending && say('Making...')}
          onClick={() =>
            preview.mutate(folioIds, {
              onError: (error) => showRefusal(error, say('The PDF was not made. Please try again.')),
            })
          }
        >
          {say('Preview as PDF')}
        </Button>
      }
      onClose={onClose}
      onDone={onIssued}
    >
      <PaperContent draft={draft} />
      <MissingNote
        hotelId={profile.hotelId}
        missing={draft.missing}
        describePayer={(fields) =>
          say('Missing about the company: {fields}. Enter it under Change.', { fields })
        }
      />
    </FormDialog>
  )
}
