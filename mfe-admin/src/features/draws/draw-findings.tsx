import { useState } from 'react';
import { drawRuleLabels, ruleOverrideRecord } from '@groundwork/domain-draws';
import { fill } from '@groundwork/domain-messages';
import { drawRulesPage as words } from '@groundwork/domain-messages-admin';
import { displayInstant } from '@groundwork/domain-time';
import { QueryState, ReasonCall, useNotify } from '@groundwork/web-mount';
import { Box, Button, Disclosure, Flex, Heading, List, ListItem, Stack, StatusBadge, Text } from '@groundwork/web-ui';
import type { DrawFindings as Findings, DrawRequest } from '../../data/api.js';
import { useDrawFindings, useOverrideRule } from '../../data/draw-rules.js';
import { LoanPapers } from './loan-papers.js';

type Finding = Findings['findings'][number];

/** What the rules found of a draw as things stand: what, where and why; a finding that bars an approval is overridden here. */
export function DrawFindings({ draw: { id, applicationId } }: { draw: DrawRequest }) {
  const query = useDrawFindings(id);
  const [overriding, setOverriding] = useState<Finding>();
  return (
    <Box as="section" aria-label={words.findings}>
      <Heading as="h3" size="sub" mb="2">
        {words.findings}
      </Heading>
      <QueryState query={query} failed={words.findingsFailed}>
        {({ findings, runs, papers }) => (
          <Stack gap="3">
            {findings.length === 0 ? <Text color="fg.muted">{words.nothingFound}</Text> : null}
            <List aria-label={words.findings} listStyle="none" ps="0">
              {findings.map((finding) => (
                <FindingItem
                  key={`${finding.rule} ${finding.sentence}`}
                  finding={finding}
                  onOverride={() => setOverriding(finding)}
                />
              ))}
            </List>
            <LoanPapers applicationId={applicationId} papers={papers} />
            {runs.length > 0 ? <Runs runs={runs} /> : null}
          </Stack>
        )}
      </QueryState>
      {overriding ? <Override id={id} finding={overriding} onDone={() => setOverriding(undefined)} /> : null}
    </Box>
  );
}

function FindingItem({ finding, onOverride }: { finding: Finding; onOverride: () => void }) {
  const { rule, sentence, isBarring, override } = finding;
  return (
    <ListItem borderTop="1px solid" borderColor="border" py="2.5">
      <Flex gap="3" flexWrap="wrap" alignItems="center">
        <Text flex="1" minWidth="160px" fontWeight="medium">
          {drawRuleLabels[rule]}
        </Text>
        {override ? (
          <StatusBadge tone="neutral">{words.overridden}</StatusBadge>
        ) : (
          <StatusBadge tone={isBarring ? 'danger' : 'warning'}>{isBarring ? words.blocks : words.warns}</StatusBadge>
        )}
      </Flex>
      <Text overflowWrap="anywhere">{sentence}</Text>
      {override ? (
        <Text textStyle="small">
          {fill(words.overriddenBecause, { date: displayInstant(override.overriddenAt), reason: override.reason })}
        </Text>
      ) : null}
      {isBarring && !override ? (
        <Button mt="2" size="sm" variant="outline" aria-label={`${words.override}: ${sentence}`} onClick={onOverride}>
          {words.override}
        </Button>
      ) : null}
    </ListItem>
  );
}

function Override({ id, finding, onDone }: { id: string; finding: Finding; onDone: () => void }) {
  const { rule, sentence } = finding;
  const command = useOverrideRule(id);
  const notify = useNotify();
  const act = async (reason: string) => {
    await command.mutateAsync({ rule, sentence, reason });
    notify.success(words.overrideDone);
  };
  return (
    <ReasonCall
      title={`${words.override}: ${drawRuleLabels[rule]}`}
      lead={`${sentence} ${words.overrideLead}`}
      label={words.overrideReason}
      confirmLabel={words.override}
      complaintOf={(reason) => ruleOverrideRecord.fields.reason.rule(reason)}
      act={act}
      onClose={onDone}
    />
  );
}

/** What was found at the submission, and after each change of something it stands on. */
function Runs({ runs }: { runs: Findings['runs'] }) {
  return (
    <Disclosure title={words.history}>
      {runs.map(({ cause, ranAt, sentences }) => (
        <Box key={`${ranAt} ${cause}`} mb="2">
          <Text fontWeight="medium">
            {fill(words.runOf, { cause: words.causes[cause], date: displayInstant(ranAt) })}
          </Text>
          {sentences.length === 0 ? <Text textStyle="small">{words.nothingFound}</Text> : null}
          {sentences.map((sentence) => (
            <Text key={sentence} textStyle="small">
              {sentence}
            </Text>
          ))}
        </Box>
      ))}
    </Disclosure>
  );
}
