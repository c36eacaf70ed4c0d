import { Box, chakra, Flex } from '@chakra-ui/react';
import type { Member } from '@centre/domain/member';
import { assignableRoles } from '@centre/domain/permissions';
import { staffMemberMessages } from '@centre/domain/staff/member-messages';
import { useId, useRef, useState } from 'react';
import { usersTab } from '../../content/dashboard/users.ts';
import { updateMember } from '../../data/users.ts';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../ui/toaster.ts';
import { useMember } from '../session/use-member.ts';
import { focusFirstError } from '../shared/focus-first-error.ts';
import { FormWindow } from '../shared/form-window.tsx';
import { problemsOf, sayFailure } from './failure.ts';
import {
  blankPasswords,
  changesOf,
  editProblems,
  type MemberEdit,
  type MemberProblems,
} from './member-form.ts';
import { MemberText } from './member-fields.tsx';
import { PasswordFields } from './password-fields.tsx';
import { RoleChoice } from './role-choice.tsx';

const { fields, help } = usersTab;

interface EditMemberProps {
  readonly member: Member;
  readonly onClose: () => void;
}

/** The window in which a member is changed; a name cannot be. */
export function EditMember({ member, onClose }: EditMemberProps) {
  const isOneself = useMember().id === member.id;
  const [edit, setEdit] = useState<MemberEdit>(member);
  const [passwords, setPasswords] = useState(blankPasswords);
  const [problems, setProblems] = useState<MemberProblems>({});
  const [isSending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const changes = changesOf(member, edit, passwords);

  function show(found: MemberProblems) {
    setProblems(found);
    focusFirstError(form.current);
  }

  async function save() {
    if (isSending) return;
    const found = editProblems(edit, passwords);
    if (Object.keys(found).length > 0) {
      show(found);
      return;
    }
    setProblems({});
    setSending(true);
    try {
      await updateMember(member.id, changes);
      toast.success(staffMemberMessages.updated);
      onClose();
    } catch (failure) {
      sayFailure(failure, staffMemberMessages.updateFailed);
      setSending(false);
      show(problemsOf(failure));
    }
  }

  return (
    <FormWindow
      title={usersTab.editTitle(member.username)}
      form={form}
      isBusy={isSending}
      isChanged={Object.keys(changes).length > 0}
      onSave={() => void save()}
      onClose={onClose}
    >
      <MemberText
        name="email"
        label={fields.email}
        help={help.email}
        error={problems.email}
        value={edit.email}
        onChange={(email) => setEdit({ ...edit, email })}
      />
      {isOneself ? (
        <Notice>{usersTab.ownAccount}</Notice>
      ) : (
        <>
          <RoleChoice
            label={fields.role}
            roles={rolesFor(member)}
            chosen={edit.role}
            error={problems.role}
            onChoose={(role) => setEdit({ ...edit, role })}
          />
          <ActiveChoice
            isActive={edit.isActive}
            onChange={(isActive) => setEdit({ ...edit, isActive })}
          />
        </>
      )}
      <PasswordFields
        labels={{ password: fields.newPassword, confirmation: fields.newConfirmation }}
        help={help.newPassword}
        passwords={passwords}
        problems={problems}
        onChange={setPasswords}
      />
      <Box fontSize="xs" color="ink.muted">
        {isOneself ? usersTab.endsOwnSession : usersTab.endsSessions}
      </Box>
    </FormWindow>
  );
}

/** A super administrator may remain one, which nobody can become here. */
function rolesFor({ role }: Member) {
  return role === 'SUPER_ADMIN' ? [role, ...assignableRoles] : assignableRoles;
}

interface ActiveChoiceProps {
  readonly isActive: boolean;
  readonly onChange: (isActive: boolean) => void;
}

function ActiveChoice({ isActive, onChange }: ActiveChoiceProps) {
  const helpId = useId();
  return (
    <Box>
      <Flex asChild align="center" gap="3" minHeight="touch" width="fit-content">
        <label>
          <chakra.input
            type="checkbox"
            width="18px"
            height="18px"
            accentColor="brand"
            checked={isActive}
            aria-describedby={helpId}
            onChange={({ target }) => onChange(target.checked)}
          />
          <Box as="span" fontWeight="600">
            {fields.isActive}
          </Box>
        </label>
      </Flex>
      <Box id={helpId} fontSize="xs" color="ink.muted">
        {help.isActive}
      </Box>
    </Box>
  );
}
