import { Flex } from '@chakra-ui/react';
import type { Member } from '@centre/domain/member';
import { Pencil, Trash2, UserCheck, UserX } from 'lucide-react';
import { usersTab } from '../../content/dashboard/users.ts';
import { IconButton } from '../../ui/icon-button.tsx';

const { actions } = usersTab;

/** What can be done with a member. */
export interface MemberHandlers {
  readonly onEdit: (member: Member) => void;
  readonly onToggle: (member: Member) => void;
  readonly onDelete: (member: Member) => void;
}

interface MemberActionsProps extends MemberHandlers {
  readonly member: Member;
  readonly isOneself: boolean;
  /** Whether something is being done with them already. */
  readonly isBusy: boolean;
}

/** The buttons of a member. Nobody shuts themselves out, and some cannot be deleted. */
export function MemberActions(props: MemberActionsProps) {
  const { member, isOneself, isBusy, onEdit, onToggle, onDelete } = props;
  const { username, isActive } = member;
  const toggle = isActive ? actions.deactivate(username) : actions.activate(username);
  const Toggle = isActive ? UserX : UserCheck;
  return (
    <Flex gap="1">
      <IconButton
        look="framed"
        aria-label={actions.edit(username)}
        title={actions.edit(username)}
        disabled={isBusy}
        onClick={() => onEdit(member)}
      >
        <Pencil aria-hidden size={18} />
      </IconButton>
      {!isOneself && (
        <IconButton
          look="framed"
          aria-label={toggle}
          title={toggle}
          disabled={isBusy}
          onClick={() => onToggle(member)}
        >
          <Toggle aria-hidden size={18} />
        </IconButton>
      )}
      {!isOneself && member.canBeDeleted && (
        <IconButton
          look="framed"
          color="danger"
          aria-label={actions.delete(username)}
          title={actions.delete(username)}
          disabled={isBusy}
          onClick={() => onDelete(member)}
        >
          <Trash2 aria-hidden size={18} />
        </IconButton>
      )}
    </Flex>
  );
}
