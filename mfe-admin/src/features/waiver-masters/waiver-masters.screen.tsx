import { isWaiverKind, waiverKindLabels } from '@groundwork/domain-agreements';
import { waiverMasters as words } from '@groundwork/domain-messages-admin';
import { VersionTable } from '@groundwork/web-masters';
import { Link, QueryState, useParams, useTitle } from '@groundwork/web-mount';
import { Alert, PageHeader, Stack, TextLink } from '@groundwork/web-ui';
import { Editor } from '../../components/editor-name.js';
import { useWaiverMasters } from '../../data/waiver-masters.js';
import { WaiverMaster } from './waiver-master.js';

/** The texts of lien waivers: four kinds for all states, and those of single states; one of them in the editor. */
export function WaiverMastersScreen() {
  useTitle(words.title);
  const [kind, state = ''] = (useParams()['*'] ?? '').split('/');
  return isWaiverKind(kind) ? <WaiverMaster key={`${kind} ${state}`} kind={kind} state={state} /> : <Texts />;
}

function Texts() {
  return (
    <>
      <PageHeader title={words.title} description={words.purpose} />
      <Stack gap="5">
        <Alert>{words.noAdvice}</Alert>
        <QueryState query={useWaiverMasters()} failed={words.failed}>
          {(list) => (
            <VersionTable
              caption={words.title}
              nameHeader="Waiver"
              rows={list.map(({ id, kind, state, version, lastEditedBy, createdAt }) => ({
                id,
                name: (
                  <TextLink asChild>
                    <Link to={`/waivermasters/${kind}${state ? `/${encodeURIComponent(state)}` : ''}`}>
                      {waiverKindLabels[kind]}, {state ?? words.allStates}
                    </Link>
                  </TextLink>
                ),
                version,
                editedBy: <Editor userId={lastEditedBy} />,
                editedAt: createdAt,
                actions: null,
              }))}
            />
          )}
        </QueryState>
      </Stack>
    </>
  );
}
