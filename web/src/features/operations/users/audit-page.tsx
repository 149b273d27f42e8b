import { useLocation } from 'react-router'
import { readAuditCsv, useAudit, useAuditActions } from '../../../data/audit.ts'
import { counted } from '../../../lib/format-number.ts'
import { useAddressParts } from '../../../lib/use-address-parts.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { CsvButton } from '../../../parts/csv/csv-button.tsx'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { ChipSelect } from '../../../ui/chip-select.tsx'
import { TextField } from '../../../ui/field.tsx'
import { AuditList } from './audit-list.tsx'
import { actionWords } from './audit-words.ts'
import { Results } from './results.tsx'
import { SearchBox } from './search-box.tsx'
import { readAudit, withParts } from './users-address.ts'

export function AuditPage() {
  useTitle('Audit log')
  const { search } = useLocation()
  const changeParts = useAddressParts(withParts, { replace: true })
  const filter = readAudit(search)
  const list = useAudit(filter)
  const actions = useAuditActions().data ?? []
  const total = list.data?.meta.total
  const change = (parts: Parameters<typeof withParts>[1]) => changeParts({ ...parts, page: 1 })
  const choices = [
    { value: '', label: 'Any' },
    ...actions.map((value) => ({ value, label: actionWords(value) })),
  ]
  return (
    <>
      <Breadcrumbs above={[{ label: 'Users', to: '/users' }]} here="Audit log" />
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3.5">
        <div>
          <h1 className="max-md:text-[26px] max-md:leading-8">Audit log</h1>
          <p role="status" className="mt-1 min-h-[22px] text-muted">
            {total === undefined || list.isPlaceholderData
              ? ''
              : `${counted(total, 'entry', 'entries')}; they cannot be changed or removed`}
          </p>
        </div>
        <CsvButton read={() => readAuditCsv(filter)} isEmpty={(total ?? 0) === 0} />
      </div>
      <div className="mb-[18px] flex flex-wrap items-center gap-x-3 gap-y-2.5">
        <SearchBox
          label="Search the audit log"
          placeholder="Person or target"
          isBusy={list.isPlaceholderData && list.isFetching}
        />
        <ChipSelect
          label="Action"
          value={filter.action ?? ''}
          choices={choices}
          isOn={filter.action !== undefined}
          onChoose={(action) => change({ action })}
        />
        <span className="flex min-w-0 items-center gap-2">
          {(['from', 'until'] as const).map((end) => (
            <TextField
              key={end}
              type="date"
              label={<span className="sr-only">{end === 'from' ? 'From' : 'Until'}</span>}
              value={(end === 'from' ? filter.fromOn : filter.untilOn) ?? ''}
              onChange={(event) => change({ [end]: event.target.value })}
              className="w-40 min-w-0 [&>label]:mb-0"
            />
          ))}
        </span>
        {filter.userId ? (
          <ButtonLink to={{ search: withParts(search, { user: null, page: 1 }) }} variant="quiet" size="sm">
            Show everyone’s
          </ButtonLink>
        ) : null}
      </div>
      <Results list={list} page={filter.page}>
        {(entries) => <AuditList entries={entries} />}
      </Results>
    </>
  )
}
