import { EditLink as Original } from 'rspress/theme';

export function EditLink() {
  return (
    <p>
      Found a mistake? <Original />
    </p>
  );
}
