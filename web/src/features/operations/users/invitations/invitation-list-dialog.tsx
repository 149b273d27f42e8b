import { guestLanguages } from '@roomlark/contract/guest-languages'
import {
  InvitationList,
  type InvitationReport,
  invitationListLimits,
} from '@roomlark/contract/operations/invitations'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useCheckList, useSendList } from '../../../../data/invitations.ts'
import { readCsvFile } from '../../../../parts/csv-import/read-csv-file.ts'
import { findError } from '../../../../parts/form/form-fields.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { FileDrop } from '../../../../ui/file-drop.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { FileUp } from '../../../../ui/icons/file-up.ts'
import { toast } from '../../../../ui/toast.ts'
import { ListReport } from './list-report.tsx'

const typeWords = { hotel: say('Hotel'), affiliate: say('Affiliate') }

/** Invites many people: their addresses are checked first, and sent once somebody has seen what will happen. */
export function InvitationListDialog({ onClose }: { onClose: () => void }) {
  const check = useCheckList()
  const sending = useSendList()
  const [report, setReport] = useState<InvitationReport | null>(null)
  const form = useContractForm<InvitationList, InvitationList, InvitationReport>({
    schema: InvitationList,
    values: { text: '', userType: 'hotel', language: 'en', dryRun: true },
    send: (input) => (report ? sending : check).mutateAsync(input),
    failed: say('The invitations were not sent. Please try again.'),
  })
  const change = () => setReport(null)
  const count = report?.counts.new ?? 0
  const submit = form.submit((answer) => {
    if (!report) return setReport(answer)
    toast.success(
      say('{count, plural, one {# invitation is} other {# invitations are}} on the way.', {
        count: answer.counts.new,
      }),
    )
    onClose()
  })
  async function read([file]: File[]) {
    if (!file) return
    const found = await readCsvFile(file, invitationListLimits.characters)
    if ('fault' in found) return form.setError('text', { message: found.fault })
    form.setValue('text', found.csv)
    form.clearErrors('text')
    change()
  }
  return (
    <FormProvider {...form}>
      <FormDialog
        title={say('Invite several people')}
        description={say(
          'Each gets a link to choose a password. It works for seven days, even while registration is closed.',
        )}
        submitLabel={
          report
            ? say('{count, plural, one {Send # invitation} other {Send # invitations}}', { count })
            : say('Check addresses')
        }
        busyLabel={report ? say('Sending...') : say('Checking...')}
        isReady={!report || count > 0}
        isBusy={form.formState.isSubmitting}
        fault={findError(form, 'root')}
        onSubmit={submit}
        onClose={onClose}
      >
        <form.Area
          name="text"
          label={say('Addresses')}
          rows={5}
          spellCheck={false}
          onChange={change}
          hint={say(
            'One in each line, or a table with the columns email, first name, last name, type and language. Up to {count} at a time.',
            { count: invitationListLimits.addresses },
          )}
        />
        <FileDrop
          icon={<FileUp aria-hidden="true" />}
          title={say('Drop a CSV file here')}
          action={say('choose a file')}
          hint={say('It fills the field above')}
          accept=".csv,text/csv"
          onFiles={(files) => void read(files)}
        />
        <div className="grid grid-cols-2 gap-4">
          <form.Select name="userType" label={say('Account type')} options={typeWords} onChange={change} />
          <form.Select name="language" label={say('Language')} options={guestLanguages} onChange={change} />
        </div>
        {report ? <ListReport report={report} /> : null}
      </FormDialog>
    </FormProvider>
  )
}
