import { say } from '@roomlark/contract/say'
import { useApiDocument } from '../../../data/openapi.ts'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import { PageSpinner } from '../../../ui/spinner.tsx'
import { KeyRackSpot } from '../../../ui/spot.tsx'
import { DocumentView } from './document-view.tsx'
import { readDocument } from './openapi.ts'

export function DocumentLoader() {
  const document = useApiDocument(readDocument)
  if (document.data && document.data.operations.length > 0) return <DocumentView document={document.data} />
  return (
    <div className="w-full max-w-[1176px]">
      <h1 className="mb-6">{say('API Documentation')}</h1>
      {document.isPending ? <PageSpinner label={say('Fetching the documentation')} /> : null}
      {document.isError ? (
        <NotLoaded
          title={say('The documentation did not load')}
          text={say('It comes from this server. Check your connection and try again.')}
          query={document}
        />
      ) : null}
      {document.isSuccess ? (
        <Card>
          <EmptyState
            spot={<KeyRackSpot />}
            title={say('Nothing to document')}
            text={say('This server does not offer any calls at the moment.')}
          />
        </Card>
      ) : null}
    </div>
  )
}
