import { say } from '@roomlark/contract/say'
import {
  bankLimits,
  type PlatformBankAccount,
  type StatementColumns,
  StatementFile,
  type StatementReport,
} from '@roomlark/contract/settlement/bank'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useImportStatement } from '../../../../data/bank.ts'
import { findError } from '../../../../parts/form/form-fields.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { signedMoneyText } from '../../../../parts/money/money-text.ts'
import { Button } from '../../../../ui/button.tsx'
import { FileDrop } from '../../../../ui/file-drop.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { FileUp } from '../../../../ui/icons/file-up.ts'

type Typed = { name: string; content: string; columns: StatementColumns }

const unknown: StatementColumns = {
  bookedOn: '',
  amount: '',
  party: '',
  reference: '',
  details: '',
  dateOrder: 'ymd',
  decimal: '.',
}
const isXml = (content: string) => /^\uFEFF?\s*</.test(content)

type ImportDialogProps = { account: PlatformBankAccount; onClose: () => void }

/** Imports a statement; of a CSV file somebody says once which column has what. */
export function ImportDialog({ account, onClose }: ImportDialogProps) {
  const importing = useImportStatement(account.id)
  const [report, setReport] = useState<StatementReport | null>(null)
  const form = useContractForm<Typed, StatementFile, StatementReport>({
    schema: StatementFile,
    values: { name: '', content: '', columns: account.columns ?? unknown },
    read: ({ columns, ...file }) => ({ ...file, columns: isXml(file.content) ? null : columns }),
    send: (file) => importing.mutateAsync(file),
    failed: say('The statement was not imported. Please try again.'),
  })
  const { name, content } = form.watch()
  const fault = findError(form, 'content') ?? findError(form, 'name')
  async function read([file]: File[]) {
    if (!file) return
    form.clearErrors()
    if (file.size > bankLimits.fileCharacters) {
      return form.setError('content', {
        message: say('Use at most {count} characters', { count: bankLimits.fileCharacters }),
      })
    }
    form.setValue('name', file.name.slice(0, 200))
    form.setValue('content', await file.text())
  }
  return (
    <FormProvider {...form}>
      <FormDialog
        title={say('Import statement')}
        description={say(
          'A file in the format camt.053, or CSV. Lines that are here already stay as they are.',
        )}
        submitLabel={say('Import')}
        busyLabel={say('Importing...')}
        isReady={content !== ''}
        isBusy={form.formState.isSubmitting}
        fault={findError(form, 'root')}
        onSubmit={form.submit(setReport)}
        onClose={onClose}
        {...(report && { actions: <Button onClick={onClose}>{say('Done')}</Button> })}
      >
        {report ? (
          <Report report={report} currency={account.currency} />
        ) : (
          <>
            <FileDrop
              icon={<FileUp aria-hidden="true" />}
              title={name || say('Drop the statement here')}
              action={say('choose a file')}
              hint={say('camt.053 (XML) or CSV, up to 1 MB')}
              accept=".xml,.csv,.txt,text/csv,application/xml"
              onFiles={(files) => void read(files)}
            />
            {fault ? (
              <p role="alert" className="text-sm text-error-text">
                {fault}
              </p>
            ) : null}
            {content !== '' && !isXml(content) ? <Columns content={content} form={form} /> : null}
          </>
        )}
      </FormDialog>
    </FormProvider>
  )
}

type ColumnsProps = {
  content: string
  form: ReturnType<typeof useContractForm<Typed, StatementFile, StatementReport>>
}

function Columns({ content, form }: ColumnsProps) {
  const [top = ''] = content.replace(/^\uFEFF/, '').split(/[\r\n]/, 1)
  const [delimiter = ','] = [',', ';', '\t'].toSorted((a, b) => top.split(b).length - top.split(a).length)
  const names = top.split(delimiter).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
  const options = Object.fromEntries([['', '–'], ...names.filter(Boolean).map((one) => [one, one])])
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <form.Select name="columns.bookedOn" label={say('Day')} options={options} />
      <form.Select
        name="columns.dateOrder"
        label={say('Days are written')}
        options={{ ymd: '2026-06-30', dmy: '30.06.2026', mdy: '06/30/2026' }}
      />
      <form.Select name="columns.amount" label={say('Amount')} options={options} />
      <form.Select
        name="columns.decimal"
        label={say('Amounts are written')}
        options={{ '.': '1,240.50', ',': '1.240,50' }}
      />
      <form.Select name="columns.party" label={say('Name of the other side')} options={options} />
      <form.Select name="columns.reference" label={say('Reference')} options={options} />
      <form.Select name="columns.details" label={say('Text')} options={options} />
    </div>
  )
}

function Report({ report, currency }: { report: StatementReport; currency: string }) {
  const { isKnown, added, repeated, matched, offCents } = report
  if (isKnown) return <p role="status">{say('This file was imported before. Nothing has changed.')}</p>
  return (
    <div role="status" className="grid gap-1.5">
      <p>
        {say('{added, plural, one {# line is new} other {# lines are new}}, {matched} of them matched.', {
          added,
          matched,
        })}
      </p>
      {repeated > 0 ? (
        <p className="text-muted">
          {say('{count, plural, one {# line was here already.} other {# lines were here already.}}', {
            count: repeated,
          })}
        </p>
      ) : null}
      {offCents ? (
        <p className="text-warning-text">
          {say(
            'The bank’s closing balance differs from these lines by {amount}: a statement may be missing.',
            {
              amount: signedMoneyText(offCents, currency),
            },
          )}
        </p>
      ) : null}
    </div>
  )
}
