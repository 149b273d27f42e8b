import { addMonths } from '@roomlark/contract/dates'
import { say } from '@roomlark/contract/say'
import { type PayoutFile, type PayoutFileKind, toMessageId } from '@roomlark/contract/settlement/payouts'
import { useBankFile } from '../../../../data/payouts.ts'
import { monthWords } from '../../../../lib/day-words.ts'
import { countText } from '../../../../lib/format-number.ts'
import { saveFile } from '../../../../lib/save-file.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { Card } from '../../../../ui/card.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Download } from '../../../../ui/icons/download.ts'
import { FileCode } from '../../../../ui/icons/file-code.ts'
import { FileText } from '../../../../ui/icons/file-text.ts'
import type { RunProps } from './run-table.tsx'
import { timeWords } from './run-words.ts'
import { SumRows } from './sum-rows.tsx'

const transferCount = (count: number) =>
  say('{count, plural, one {# transfer} other {# transfers}}', { count })
const rowCount = (count: number) => say('{count, plural, one {# row} other {# rows}}', { count })

/** What a file is, by the first part of its kind; PayPal's name their currency. */
function describeFile(kind: PayoutFileKind) {
  const [type, detail] = kind.split('-')
  switch (type) {
    case 'pain.001':
      return {
        name: say('International transfers'),
        format: say('ISO 20022 pain.001, not SEPA'),
        countWords: transferCount,
        isXml: true,
      }
    case 'sepa':
      return {
        name: say('SEPA transfers in euros'),
        format: 'ISO 20022 pain.001, SEPA',
        countWords: transferCount,
        isXml: true,
      }
    case 'paypal':
      return { name: `PayPal, ${detail}`, format: 'CSV', countWords: rowCount, isXml: false }
    case 'wise':
      return { name: 'Wise', format: 'CSV', countWords: rowCount, isXml: false }
    default:
      return { name: say('List'), format: 'CSV', countWords: rowCount, isXml: false }
  }
}

/** Files for the bank, made once. */
export function FilesCard({ run, isOpen }: RunProps & { isOpen: boolean }) {
  const file = useBankFile(run.id)
  const [first] = run.files
  if (!first) return null
  function download(kind: PayoutFileKind) {
    file.mutate(kind, {
      onSuccess: ({ filename, content }) =>
        saveFile(filename, describeFile(kind).isXml ? 'application/xml' : 'text/csv;charset=utf-8', content),
      onError: (error) => showRefusal(error, say('The file was not downloaded. Please try again.')),
    })
  }
  return (
    <Card>
      <h2 className="mb-3.5">{say('Payment files')}</h2>
      <ul className="divide-y divide-border">
        {run.files.map((one) => (
          <FileRow
            key={one.kind}
            file={one}
            onDownload={isOpen && !file.isPending ? () => download(one.kind) : null}
          />
        ))}
      </ul>
      <p className="mt-2.5 border-t border-border pt-3 text-sm text-muted">
        {say(
          'Made once, on {moment}. Downloading again gives the same file, with the same message number {number}. Each download is in the audit log.',
          { moment: timeWords(first.madeAt), number: toMessageId(run.number) },
        )}
      </p>
    </Card>
  )
}

function FileRow({ file, onDownload }: { file: PayoutFile; onDownload: (() => void) | null }) {
  const { name, format, countWords, isXml } = describeFile(file.kind)
  const Icon = isXml ? FileCode : FileText
  return (
    <li className="flex items-center gap-3.5 py-2.5">
      <span
        aria-hidden="true"
        className="grid size-10 shrink-0 place-items-center rounded-[10px] bg-primary-soft text-primary-text"
      >
        <Icon className="size-[19px]" />
      </span>
      <span className="min-w-0 grow">
        <b className="block font-strong">{name}</b>
        <small className="block text-sm text-muted">
          {format}, {countWords(file.transfers)}, {sizeWords(file.bytes)}
        </small>
      </span>
      <IconButton
        label={say('Download {file}', { file: name })}
        disabled={!onDownload}
        onClick={() => onDownload?.()}
      >
        <Download aria-hidden="true" className="size-5" />
      </IconButton>
    </li>
  )
}

function sizeWords(bytes: number): string {
  return say('{size} KB', { size: countText(Math.max(1, Math.round(bytes / 1024))) })
}

/** Result of the approved transfers. */
export function ResultCard({ run }: RunProps) {
  const { pays, paid, returned } = run
  const left = {
    partners: pays.partners - paid.partners - returned.partners,
    cents: pays.cents - paid.cents - returned.cents,
  }
  const next = monthWords(addMonths(run.month, 1))
  return (
    <Card aria-label={say('Result')}>
      <SumRows
        rows={[
          { name: say('Paid, {count}', { count: countText(paid.partners) }), cents: paid.cents },
          { name: say('On the way, {count}', { count: countText(left.partners) }), cents: left.cents },
          ...(returned.partners === 0
            ? []
            : [
                {
                  name: say('Returned, {count}', { count: countText(returned.partners) }),
                  cents: returned.cents,
                  note: say('Payable again, goes into the run of {month}', { month: next }),
                },
              ]),
          { name: say('Approved'), cents: pays.cents, isResult: true },
        ]}
      />
    </Card>
  )
}
