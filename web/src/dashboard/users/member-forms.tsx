import { Box, chakra, SimpleGrid } from '@chakra-ui/react';
import { limits } from '@centre/domain/limits';
import type { Member } from '@centre/domain/member/member';
import { assignableRoles, roleLabels, type Role } from '@centre/domain/permissions';
import { staffMemberMessages } from '@centre/domain/messages/staff/member';
import { useId } from 'react';
import { memberDraft } from '../../data/staff/staff-drafts.ts';
import { createMember, updateMember } from '../../data/staff/users.ts';
import { Notice } from '../../ui/notice.tsx';
import { useMember } from '../session/use-member.ts';
import { refresh } from '../ui/refresh.ts';
import { CheckBox } from '../ui/check-box.tsx';
import { TextField } from '../ui/field.tsx';
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

const sayFailure = (reason: string) => void toast.error(usersTab.failure(reason));

/** The form that creates a member. What is typed outlives a failure, the passwords do not. */
export function CreateMember({ onClose }: { readonly onClose: () => void }) {
  const form = useRecordForm({
    initial: blankMember,
    ...creationRules,
    draft: memberDraft,
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
      isBusy={form.isBusy}
      isChanged={form.isChanged}
      save={usersTab.submit}
      saving={usersTab.creating}
      onSubmit={() => form.submit(create, staffMemberMessages.createFailed, sayFailure)}
      onClose={close}
    >
      {form.isRestored && <Notice role="status">{usersTab.restored}</Notice>}
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        <TextField
          label={fields.username}
          required
          help={help.username}
          {...notAutofilled}
          maxLength={limits.length.username.max}
          {...form.bind('username')}
        />
        <EmailField form={form} />
      </SimpleGrid>
      <PasswordFields form={form} help={help.password(limits.length.password.min)} required />
      <RoleChoice form={form} roles={assignableRoles} />
    </FormCard>
  );
}

interface EditMemberProps {
  readonly member: Member;
  readonly onClose: () => void;
}

/** The dialog in which a member is changed; a name cannot be. */
export function EditMember({ member, onClose }: EditMemberProps) {
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
      isBusy={form.isBusy}
      isChanged={Object.keys(changesOf(member, form.values)).length > 0}
      onSubmit={() => form.submit(save, staffMemberMessages.updateFailed, sayFailure)}
      onClose={onClose}
    >
      <EmailField form={form} />
      {isOneself ? (
        <Notice>{usersTab.ownAccount}</Notice>
      ) : (
        <>
          {/* A super administrator may remain one, which nobody can become here. */}
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

// The browser must not fill in the data of the member who types.
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

/** A password and its confirmation, both hidden, and kept nowhere. */
function PasswordFields({
  form,
  labels = fields,
  help: passwordHelp,
  required,
}: PasswordFieldsProps) {
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
      {(['password', 'confirmation'] as const).map((name) => (
        <TextField
          key={name}
          label={labels[name]}
          required={required}
          help={name === 'password' ? passwordHelp : help.confirmation}
          type="password"
          autoComplete="new-password"
          maxLength={limits.length.password.max}
          // What was typed again is compared again.
          {...form.bind(name, form.values.confirmation ? { deps: ['confirmation'] } : {})}
        />
      ))}
    </SimpleGrid>
  );
}

const RoleOption = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    minHeight: 'touch',
    padding: '3',
    borderWidth: '1px',
    borderRadius: 'control',
    cursor: 'pointer',
    transition:
      'border-color {durations.quick} ease-out, background-color {durations.quick} ease-out',
    _hover: { borderColor: 'brand' },
    '&:has(:checked)': { borderColor: 'brand', background: 'brand.soft' },
    '& input': { accentColor: '{colors.brand}', width: '18px', height: '18px' },
  },
});

/** The roles that can be given, each with what it allows. */
function RoleChoice({ form, roles }: PartProps & { readonly roles: readonly Role[] }) {
  const id = useId();
  const { error, ...radio } = form.bind('role');
  const errorId = error ? `${id}-error` : undefined;
  return (
    <chakra.fieldset minWidth="0" role="radiogroup" aria-required aria-describedby={errorId}>
      <chakra.legend fontWeight="600" fontSize="sm" marginBottom="1">
        {fields.role}
        <chakra.span aria-hidden color="danger">
          {' '}
          *
        </chakra.span>
      </chakra.legend>
      <Box display="grid" gap="2" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
        {roles.map((role) => (
          <RoleOption key={role}>
            <input
              type="radio"
              value={role}
              aria-invalid={error !== undefined}
              aria-describedby={`${id}-${role}`}
              {...radio}
            />
            <Box lineHeight="1.4">
              <Box fontWeight="600">{roleLabels[role].name}</Box>
              <Box id={`${id}-${role}`} fontSize="xs" color="ink.muted">
                {roleLabels[role].description}
              </Box>
            </Box>
          </RoleOption>
        ))}
      </Box>
      {error && (
        <Box id={errorId} marginTop="1" fontSize="xs" color="danger" fontWeight="600">
          {error}
        </Box>
      )}
    </chakra.fieldset>
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
