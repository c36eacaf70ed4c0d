import { Box, chakra, RadioCard, SimpleGrid } from '@chakra-ui/react';
import { radioCardSlotRecipe } from '@chakra-ui/react/theme';
import { limits } from '@centre/domain/limits';
import type { Member } from '@centre/domain/member/member';
import { assignableRoles, roleLabels, type Role } from '@centre/domain/permissions';
import { staffMemberMessages } from '@centre/domain/messages/staff/member';
import { useId } from 'react';
import { memberDraftName } from '../../data/staff/staff-drafts.ts';
import { createMember, updateMember } from '../../data/staff/users.ts';
import { focusRing } from '../../ui/focus-ring.ts';
import { Notice } from '../ui/notice.tsx';
import { useMember } from '../session/session-context.tsx';
import { refresh } from '../ui/loading.ts';
import { CheckBox, FieldGrid, TextField } from '../ui/field.tsx';
import { FormCard, FormDialog } from '../ui/form-frames.tsx';
import { toast } from '../ui/toaster.ts';
import { useRecordForm, type RecordForm } from '../ui/use-record-form.ts';
import { usersTab } from './users.texts.ts';
import {
  blankMember,
  changesOf,
  creationRules,
  editRules,
  newMemberOf,
  type MemberForm,
} from './member-form.ts';

const { fields, help } = usersTab;

const showFailure = (reason: string) => void toast.error(usersTab.failure(reason));

/** Form that creates a member. Its draft survives a reload, without the passwords. */
export function CreateMember({ onClose }: { readonly onClose: () => void }) {
  const form = useRecordForm({
    initial: blankMember,
    ...creationRules,
    draft: memberDraftName,
    secrets: ['password', 'confirmation'],
  });

  function close() {
    form.forget();
    onClose();
  }

  async function create(typed: MemberForm) {
    await createMember(newMemberOf(typed));
    toast.success(staffMemberMessages.created);
    close();
    void refresh();
  }

  return (
    <FormCard
      title={usersTab.createTitle}
      form={form}
      save={usersTab.submit}
      saving={usersTab.creating}
      onSubmit={() => form.submit(create, staffMemberMessages.createFailed, showFailure)}
      onClose={close}
    >
      {form.isRestored && <Notice role="status">{usersTab.restored}</Notice>}
      <FieldGrid columns={{ base: 1, md: 2 }}>
        <TextField
          label={fields.username}
          required
          help={help.username}
          {...notAutofilled}
          maxLength={limits.length.username.max}
          {...form.bind('username')}
        />
        <EmailField form={form} />
      </FieldGrid>
      <PasswordFields form={form} help={help.password(limits.length.password.min)} required />
      <RoleChoice form={form} roles={assignableRoles} />
    </FormCard>
  );
}

/** Dialog that edits a member; the username cannot change. */
export function EditMember({ member, onClose }: { member: Member; onClose: () => void }) {
  const isOneself = useMember().id === member.id;
  const { username, email, role, isActive } = member;
  const form = useRecordForm<MemberForm>({
    initial: { ...blankMember, username, email, role, isActive },
    ...editRules(member),
  });

  async function save(typed: MemberForm) {
    await updateMember(member.id, changesOf(member, typed));
    toast.success(staffMemberMessages.updated);
    onClose();
  }

  return (
    <FormDialog
      title={usersTab.editTitle(username)}
      form={form}
      isChanged={Object.keys(changesOf(member, form.values)).length > 0}
      onSubmit={() => form.submit(save, staffMemberMessages.updateFailed, showFailure)}
      onClose={onClose}
    >
      <EmailField form={form} />
      {isOneself ? (
        <Notice>{usersTab.ownAccount}</Notice>
      ) : (
        <>
          {/* SUPER_ADMIN can be kept here, but not granted. */}
          <RoleChoice
            form={form}
            roles={role === 'SUPER_ADMIN' ? [role, ...assignableRoles] : assignableRoles}
          />
          <ActiveChoice form={form} />
        </>
      )}
      <PasswordFields
        form={form}
        labels={{ password: fields.newPassword, confirmation: fields.newConfirmation }}
        help={help.newPassword}
      />
      <Box fontSize="xs" color="ink.muted">
        {isOneself ? usersTab.endsOwnSession : usersTab.endsSessions}
      </Box>
    </FormDialog>
  );
}

interface PartProps {
  readonly form: RecordForm<MemberForm>;
}

// Keeps the browser from filling in the current member's own data.
const notAutofilled = {
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

function EmailField({ form }: PartProps) {
  return (
    <TextField
      label={fields.email}
      required
      help={help.email}
      type="email"
      {...notAutofilled}
      maxLength={limits.length.email}
      {...form.bind('email')}
    />
  );
}

interface PasswordFieldsProps extends PartProps {
  readonly labels?: Readonly<Record<'password' | 'confirmation', string>>;
  readonly help: string;
  readonly required?: boolean;
}

/** Password and its confirmation, both masked and never stored. */
function PasswordFields({
  form,
  labels = fields,
  help: passwordHelp,
  required,
}: PasswordFieldsProps) {
  return (
    <FieldGrid columns={{ base: 1, md: 2 }}>
      {(['password', 'confirmation'] as const).map((name) => (
        <TextField
          key={name}
          label={labels[name]}
          required={required}
          help={name === 'password' ? passwordHelp : help.confirmation}
          type="password"
          autoComplete="new-password"
          maxLength={limits.length.password.max}
          // Validates the confirmation again when either field changes.
          {...form.bind(name, form.values.confirmation ? { deps: ['confirmation'] } : {})}
        />
      ))}
    </FieldGrid>
  );
}

// A dot in its own colour, because Chrome before 104 does not shrink it inside the ring.
const checkedMark = { color: 'colorPalette.solid', background: 'transparent' } as const;

/** Radio cards of the roles that can be granted, each with its description. */
function RoleChoice({ form, roles }: PartProps & { readonly roles: readonly Role[] }) {
  const id = useId();
  const { error, ...radio } = form.bind('role');
  return (
    <RadioCard.Root
      recipe={radioCardSlotRecipe}
      variant="surface"
      size="sm"
      gap="1"
      name={radio.name}
      value={form.values.role}
      required
      invalid={error !== undefined}
      aria-describedby={error && `${id}-error`}
    >
      <RadioCard.Label>
        {fields.role}
        <chakra.span aria-hidden color="danger" marginInlineStart="1">
          *
        </chakra.span>
      </RadioCard.Label>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="2">
        {roles.map((role) => (
          <RadioCard.Item key={role} value={role} _focusVisible={focusRing}>
            <RadioCard.ItemHiddenInput aria-describedby={`${id}-${role}`} {...radio} />
            <RadioCard.ItemControl gap="3">
              <RadioCard.ItemIndicator boxSize="18px" _checked={checkedMark} />
              <RadioCard.ItemContent gap="0" lineHeight="1.4">
                <RadioCard.ItemText>{roleLabels[role].name}</RadioCard.ItemText>
                <RadioCard.ItemDescription
                  id={`${id}-${role}`}
                  fontSize="xs"
                  color="ink.muted"
                  opacity="1"
                >
                  {roleLabels[role].description}
                </RadioCard.ItemDescription>
              </RadioCard.ItemContent>
            </RadioCard.ItemControl>
          </RadioCard.Item>
        ))}
      </SimpleGrid>
      {error && (
        <Box id={`${id}-error`} fontSize="xs" color="danger" fontWeight="600">
          {error}
        </Box>
      )}
    </RadioCard.Root>
  );
}

function ActiveChoice({ form }: PartProps) {
  const helpId = useId();
  return (
    <Box>
      <CheckBox
        checked={form.values.isActive}
        aria-describedby={helpId}
        onChange={(isActive) => form.setValue('isActive', isActive)}
      >
        <Box as="span" fontWeight="600">
          {fields.isActive}
        </Box>
      </CheckBox>
      <Box id={helpId} fontSize="xs" color="ink.muted">
        {help.isActive}
      </Box>
    </Box>
  );
}
