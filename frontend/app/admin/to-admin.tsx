import { Navigate } from 'react-router';

export const ToAdmin = () => <Navigate to="/adm" replace />;
