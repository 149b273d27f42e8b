import { say } from '@roomlark/contract/say'
import { useLocation } from 'react-router'
import { readAuditCsv, useAudit, useAuditActions } from '../../../data/audit.ts'
import { useAddressParts } from '../../../lib/use-address-parts.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { CsvButton } from '../../../parts/csv/csv-button.tsx'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { ChipSelect } from '../../../ui/chip-select.tsx'
import { TextField } from '../../../ui/field.tsx'
import { ListHead, ListPage } from '../../../ui/list-page.tsx'
import { ListSkeleton } from '../../../ui/list-results.tsx'
import { actionWords } from './audit-action-words.ts'
import { AuditList } from './audit-list.tsx'
import { auditAddress } from './users-address.ts'

export function AuditPage() {
  useTitle(say('Audit log'))
  const { search } = useLocation()
  const change = useAddressParts(auditAddress.narrow, { replace: true })
  const filter = auditAddress.read(search)
  const list = useAudit(filter)
  const actions = useAuditActions().data ?? []
  const total = list.data?.meta.total
  const choices = [
    { value: '', label: say('Any') },
    ...actions.map((value) => ({ value, label: actionWords(value) })),
  ]
  return (
    <ListPage
      list={list}
      address={auditAddress}
      head={
        <>
          <Breadcrumbs above={[{ label: say('Users'), to: '/users' }]} here={say('Audit log')} />
          <ListHead
            title={say('Audit log')}
            count={
              total === undefined || list.isPlaceholderData
                ? ''
                : say('{total, plural, one {# entry} other {# entries}}; they cannot be changed or removed', {
                    total,
                  })
            }
            actions={<CsvButton read={() => readAuditCsv(filter)} isEmpty={(total ?? 0) === 0} />}
          />
        </>
      }
      searchLabel={say('Search the audit log')}
      placeholder={say('Person or target')}
      filters={
        <>
          <ChipSelect
            label={say('Action')}
            value={filter.action ?? ''}
            choices={choices}
            isOn={filter.action !== undefined}
            onChoose={(action) => change({ action })}
          />
          <span className="flex min-w-0 items-center gap-2">
            {(['fromOn', 'untilOn'] as const).map((end) => (
              <TextField
                key={end}
                type="date"
                label={<span className="sr-only">{end === 'fromOn' ? say('From') : say('Until')}</span>}
                value={filter[end] ?? ''}
                onChange={(event) => change({ [end]: event.target.value })}
                className="w-40 min-w-0 [&>label]:mb-0"
              />
            ))}
          </span>
          {filter.userId ? (
            <ButtonLink
              to={{ search: auditAddress.narrow(search, { userId: null }) }}
              variant="quiet"
              size="sm"
            >
              {say('Show everyone’s')}
            </ButtonLink>
          ) : null}
        </>
      }
      loading={<ListSkeleton hasPictures />}
      notFound={{}}
    >
      {(entries) => <AuditList entries={entries} />}
    </ListPage>
  )
}
