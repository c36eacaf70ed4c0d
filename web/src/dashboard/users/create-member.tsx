import { chakra, Flex, Heading, SimpleGrid } from '@chakra-ui/react';
import { limits } from '@centre/domain/limits';
import { assignableRoles } from '@centre/domain/permissions';
import { staffMemberMessages } from '@centre/domain/staff/member-messages';
import { useRef, useState, type SyntheticEvent } from 'react';
import { common } from '../../content/dashboard/common.ts';
import { usersTab } from '../../content/dashboard/users.ts';
import { createMember } from '../../data/users.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../ui/toaster.ts';
import { focusFirstError } from '../shared/focus-first-error.ts';
import { refresh } from '../shared/refresh.ts';
import type { Draft } from '../shared/use-draft.ts';
import { useLeaving } from '../shared/use-leaving.tsx';
import {
  blankPasswords,
  creationProblems,
  newMemberOf,
  type MemberDraft,
  type MemberProblems,
} from './member-form.ts';
import { MemberText } from './member-fields.tsx';
import { PasswordFields } from './password-fields.tsx';
import { problemsOf, sayFailure } from './failure.ts';
import { RoleChoice } from './role-choice.tsx';

const { fields, help } = usersTab;

interface CreateMemberProps {
  readonly draft: Draft<MemberDraft>;
  readonly onClose: () => void;
}

/** The form that creates a member. What is typed outlives a failure, the passwords do not. */
export function CreateMember({ draft, onClose }: CreateMemberProps) {
  const { form, isRestored, change, reset } = draft;
  const [passwords, setPasswords] = useState(blankPasswords);
  const [problems, setProblems] = useState<MemberProblems>({});
  const [isSending, setSending] = useState(false);
  const frame = useRef<HTMLFormElement>(null);
  const hasPassword = Object.values(passwords).some((typed) => typed !== '');
  const { leave, question } = useLeaving(draft.isChanged || hasPassword, () => {
    reset();
    onClose();
  });

  function show(found: MemberProblems) {
    setProblems(found);
    focusFirstError(frame.current);
  }

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isSending) return;
    const found = creationProblems(form, passwords);
    if (Object.keys(found).length > 0) {
      show(found);
      return;
    }
    setProblems({});
    setSending(true);
    try {
      await createMember(newMemberOf(form, passwords));
      toast.success(staffMemberMessages.created);
      reset();
      onClose();
      void refresh();
    } catch (failure) {
      sayFailure(failure, staffMemberMessages.createFailed);
      setSending(false);
      show(problemsOf(failure));
    }
  }

  return (
    <Card marginBottom="4" padding={{ base: '4', md: '5' }}>
      <Heading as="h2" fontSize="lg" marginBottom="4">
        {usersTab.createTitle}
      </Heading>
      {isRestored && (
        <Notice role="status" marginBottom="4">
          {usersTab.restored}
        </Notice>
      )}
      <chakra.form
        ref={frame}
        display="grid"
        gap="4"
        maxWidth="720px"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          <MemberText
            name="username"
            label={fields.username}
            help={help.username}
            error={problems.username}
            value={form.username}
            onChange={(username) => change({ ...form, username })}
          />
          <MemberText
            name="email"
            label={fields.email}
            help={help.email}
            error={problems.email}
            value={form.email}
            onChange={(email) => change({ ...form, email })}
          />
        </SimpleGrid>
        <PasswordFields
          labels={fields}
          help={help.password(limits.length.password.min)}
          required
          passwords={passwords}
          problems={problems}
          onChange={setPasswords}
        />
        <RoleChoice
          label={fields.role}
          roles={assignableRoles}
          chosen={form.role}
          error={problems.role}
          onChoose={(role) => change({ ...form, role })}
        />
        <Flex gap="3" wrap="wrap">
          <Button type="submit" disabled={isSending}>
            {isSending ? usersTab.creating : usersTab.submit}
          </Button>
          <Button look="quiet" disabled={isSending} onClick={leave}>
            {common.cancel}
          </Button>
        </Flex>
      </chakra.form>
      {question}
    </Card>
  );
}
