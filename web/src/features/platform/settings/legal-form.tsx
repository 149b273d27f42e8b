import type { LegalDocument } from '@roomlark/contract/platform/legal'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useFirstText, useLegalVersions } from '../../../data/legal.ts'
import { sayRich } from '../../../lib/say-rich.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardHead } from '../../../ui/card.tsx'
import { CardError, CardSkeleton } from '../../../ui/card-states.tsx'
import { LegalEditor } from './legal-editor.tsx'
import { legalNames } from './legal-names.ts'

/** The first version of each text is part of the product and lives outside of the settings. */
export type FirstText = (document: LegalDocument) => Promise<string>

type LegalFormProps = { document: LegalDocument; firstText: FirstText; onClose: () => void }

/** A new version starts from the text in force or, on request, from one that is announced already. */
export function LegalForm({ document, firstText, onClose }: LegalFormProps) {
  const versions = useLegalVersions(document)
  const first = useFirstText(document, firstText)
  const [fromAnnounced, setFromAnnounced] = useState(false)
  const { title } = legalNames[document]
  const found = versions.data
  const start = found && (fromAnnounced && found.announced ? found.announced : found.inForce)
  const body = start?.body ?? first.data
  return (
    <Card>
      <CardHead
        title={say('New version of the {document}', { document: title })}
        subtitle={say(
          'The whole text in English, in Markdown: {mark} for each section. Translations of the version before are not shown beside it.',
          { mark: '##' },
        )}
      />
      {start && body !== undefined ? (
        <>
          {found.announced && !fromAnnounced ? (
            <p className="mb-4 text-muted">
              {sayRich(
                'Version {version} is announced and differs from the text in force. <button>Start from version {version}</button>',
                {
                  version: found.announced.version,
                  button: (text) => (
                    <Button variant="quiet" size="sm" onClick={() => setFromAnnounced(true)}>
                      {text}
                    </Button>
                  ),
                },
              )}
            </p>
          ) : null}
          <LegalEditor
            key={start.version}
            document={document}
            start={{ version: start.version, body }}
            onClose={onClose}
          />
        </>
      ) : versions.isError || first.isError ? (
        <CardError
          retry={() => {
            void versions.refetch()
            void first.refetch()
          }}
        />
      ) : (
        <CardSkeleton />
      )}
    </Card>
  )
}
