import { useFormContext } from 'react-hook-form';
import { type CheckoutFields, messages, type TypedField } from './checkout-fields.ts';

/** Whether a field is wrong, and what to do: the server's words where it has some. */
export const useLook = () => {
  const { errors } = useFormContext<CheckoutFields>().formState;
  return (name: TypedField) => {
    const error = errors[name];
    return {
      error: error !== undefined,
      helperText: error ? (error.type === 'server' ? error.message : messages[name]) : undefined,
    };
  };
};
